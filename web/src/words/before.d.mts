/** What changes before a vowel in one language, and what sounds like one. */
export interface Rule {
  /** Words as they are before a vowel, with the space that stays, if one does. */
  'before a vowel': { readonly [word: string]: string };
  /** Beginnings that sound like a vowel, between spaces. */
  vowel: string;
  /** Beginnings that do not, although a shorter one does. */
  consonant: string;
}

export function before(rule: Rule, word: string, shown: string, spoken?: string): string;
