//! All the games behind one door that speaks JSON.
