/** Malicious or awkward texts. Wherever stored content is output, it must appear as the same plain text. */
export const HOSTILE_TEXTS: readonly (readonly [name: string, text: string])[] = [
  ['a script', '<script>window.harmed = true</script>'],
  ['a closing script tag and another script', '</script><script>window.harmed = true</script>'],
  ['an event handler', '<img src=x onerror="window.harmed = true">'],
  ['a closing quote of an attribute', '" onmouseover="window.harmed = true" x="'],
  ['a closing title tag', "</title></textarea></style><svg onload='window.harmed = true'>"],
  ['a comment', '<!-- --!> <!--<script>'],
  ['a javascript: URL', 'javascript:window.harmed=true'],
  ['entities', '&lt;b&gt; &amp;amp; &#60;script&#62;'],
  ['the end of a CDATA section', ']]><script>window.harmed = true</script>'],
  ['a formula', '=HYPERLINK("https://example.com";"win")'],
  ['an injected mail header', 'Sample\r\nBcc: everybody@example.com'],
  ['a direction override', '\u202Eefas\u202C \u2066left\u2069'],
  ['stacked combining marks', `Z${'\u0335\u0321\u0300'.repeat(60)}algo`],
  ['characters not allowed in XML', 'a\u0000b\u0008c\u000Bd\uFFFEe'],
  ['a lone surrogate', 'lone \uD83D surrogate'],
  ['joined emoji', '👩‍👩‍👧‍👦🏳️‍🌈'],
  ['a very long word', 'W'.repeat(100_000)],
  ['a template', '{{constructor.constructor("harm()")()}} ${harm}'],
];

/** All of them combined, except the very long word. */
export const HOSTILE_TEXT = HOSTILE_TEXTS.map(([, text]) => text)
  .filter((text) => text.length < 10_000)
  .join(' ¶ ');

/** Fields with enumerated or generated values, which are never free text. */
const ENUM_FIELDS = new Set(['id', 'eventId', 'type', 'inquiryType', 'status', 'language', 'availability']);
const UNCHANGED_FIELDS = new Set(['origin', 'roastLevel', 'process', 'carbonation', 'image', 'coverImage']);

/** Returns the item with `text` in every free-text field and list. */
export function withHostileText<T extends object>(item: T, text: string = HOSTILE_TEXT): T {
  const replaced = Object.entries(item).map(([name, value]): [string, unknown] => {
    if (ENUM_FIELDS.has(name) || UNCHANGED_FIELDS.has(name)) return [name, value];
    if (typeof value === 'string') return [name, text];
    const isListOfTexts = Array.isArray(value) && value.every((entry) => typeof entry === 'string');
    return [name, isListOfTexts && value.length > 0 ? [text] : value];
  });
  return Object.fromEntries(replaced) as T;
}
