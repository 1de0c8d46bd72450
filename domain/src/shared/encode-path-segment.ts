/** Encodes text as a component of a URL. Replaces lone surrogates, which `encodeURIComponent` rejects. */
export function encodePathSegment(text: string): string {
  return encodeURIComponent(text.replace(/\p{Cs}/gu, '\uFFFD'));
}
