// A small word that changes before a vowel: "de" in « d’Edmond », "a" in "an 8". The rules are in words/before.json,
// language by language; crates/words/src/before.rs does the same with them, and a test holds the two together. This is plain
// JavaScript because the browser tests run it too.

/** The word and what is shown after it; `spoken` is that as it is said, where something else is shown. */
export function before(rule, word, shown, spoken = shown) {
  const short = rule['before a vowel'][word];
  return short !== undefined && soundsLikeAVowel(rule, spoken) ? short + shown : `${word} ${shown}`;
}

/** The longest beginning that is listed decides. */
function soundsLikeAVowel({ vowel, consonant }, text) {
  const small = text.toLowerCase();
  const longest = (beginnings) =>
    Math.max(0, ...beginnings.split(' ').filter((each) => small.startsWith(each)).map(({ length }) => length));
  return longest(vowel) > longest(consonant);
}
