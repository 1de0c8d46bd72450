/** Punctuation, apart from what belongs to words such as C++, 100%, R&D and brewer's. */
const PUNCTUATION = /(?![%&#@*'’+])[\p{P}~^`|<>=]|(?<![\p{L}\p{N}])['’]|['’](?![\p{L}\p{N}])/gu;

/** Returns a text with single spaces in place of white space and punctuation. Full-width forms are plain (NFKC). */
export function withoutPunctuation(text: string): string {
  return text.normalize('NFKC').replace(PUNCTUATION, ' ').replace(/\s+/g, ' ').trim();
}
