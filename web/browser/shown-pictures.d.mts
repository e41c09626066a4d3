/** The names of the files in docs/pictures that a page shows. */
export function shownPictures(): Set<string>;
