/** Escapes text for an attribute in double quotes, or as element content. */
export function attribute(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

export const XML = '<?xml version="1.0" encoding="UTF-8"?>';

/** Characters that no XML document may contain, however they are written: https://www.w3.org/TR/xml/#charsets */
const FORBIDDEN = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

/** Stored text within an element or an attribute. */
export function text(stored: string): string {
  return attribute(stored.replace(FORBIDDEN, ''));
}
