import { attribute } from './markup.ts';

export const XML = '<?xml version="1.0" encoding="UTF-8"?>';

/** Characters that no XML document may contain, however they are written: https://www.w3.org/TR/xml/#charsets */
const FORBIDDEN = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

/** Stored text within an element or an attribute. */
export function text(stored: string): string {
  return attribute(stored.replace(FORBIDDEN, ''));
}
