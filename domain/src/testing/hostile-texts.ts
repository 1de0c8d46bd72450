/** Texts that mean harm, or do it by chance: wherever stored content comes out again it must be the text that it is. */
export const HOSTILE_TEXTS: readonly (readonly [name: string, text: string])[] = [
  ['a script', '<script>window.harmed = true</script>'],
  ['the end of a script, and another one', '</script><script>window.harmed = true</script>'],
  ['an event handler', '<img src=x onerror="window.harmed = true">'],
  ['the end of an attribute', '" onmouseover="window.harmed = true" x="'],
  ['the end of a title', "</title></textarea></style><svg onload='window.harmed = true'>"],
  ['a comment', '<!-- --!> <!--<script>'],
  ['an address that runs', 'javascript:window.harmed=true'],
  ['entities', '&lt;b&gt; &amp;amp; &#60;script&#62;'],
  ['the end of XML’s raw text', ']]><script>window.harmed = true</script>'],
  ['a formula', '=HYPERLINK("https://example.com";"win")'],
  ['a header of a mail', 'Sample\r\nBcc: everybody@example.com'],
  ['a change of direction', '\u202Eefas\u202C \u2066left\u2069'],
  ['piled marks', `Z${'\u0335\u0321\u0300'.repeat(60)}algo`],
  ['characters that no XML may hold', 'a\u0000b\u0008c\u000Bd\uFFFEe'],
  ['half of a character', 'lone \uD83D surrogate'],
  ['faces', '👩‍👩‍👧‍👦🏳️‍🌈'],
  ['a word without end', 'W'.repeat(100_000)],
  ['a template', '{{constructor.constructor("harm()")()}} ${harm}'],
];

/** All of them in one, but for the endless word. */
export const HOSTILE_TEXT = HOSTILE_TEXTS.map(([, text]) => text)
  .filter((text) => text.length < 10_000)
  .join(' ¶ ');

/** What is chosen from a list, never written. */
const ENUM_FIELDS = new Set(['id', 'eventId', 'type', 'inquiryType', 'status', 'language', 'availability']);
const UNCHANGED_FIELDS = new Set(['origin', 'roastLevel', 'process', 'carbonation', 'image', 'coverImage']);

/** The item with `text` in every field that somebody writes, and in every entry of its lists. */
export function withHostileText<T extends object>(item: T, text: string = HOSTILE_TEXT): T {
  const replaced = Object.entries(item).map(([name, value]): [string, unknown] => {
    if (ENUM_FIELDS.has(name) || UNCHANGED_FIELDS.has(name)) return [name, value];
    if (typeof value === 'string') return [name, text];
    const isListOfTexts = Array.isArray(value) && value.every((entry) => typeof entry === 'string');
    return [name, isListOfTexts && value.length > 0 ? [text] : value];
  });
  return Object.fromEntries(replaced) as T;
}
