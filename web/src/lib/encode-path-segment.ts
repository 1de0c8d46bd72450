/** A text as a part of an address. Half of a character, as where a text was cut, has no place in one. */
export function encodePathSegment(text: string): string {
  return encodeURIComponent(text.replace(/\p{Cs}/gu, '\uFFFD'));
}
