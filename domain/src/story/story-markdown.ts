/**
 * The text of a story: Markdown in which each line is a paragraph of its own, as in stories without any formatting. HTML,
 * code and reference links have no meaning in it.
 */

/** A character that can be part of formatting. A text without any needs no parser. */
const FORMATTING = /[*_#>[\]\\&]|^[ \t]*(?:[-+]|\d{1,2}[.)])\s/m;

/** A mark of emphasis or of a link. */
const MARK = /[*_[]/;

/** The number of marks in one line from which on it is not parsed: a parser needs the square of their number in time. */
const TOO_MANY_MARKS = 200;

const isOverloaded = (text: string) =>
  text.split('\n').some((line) => line.split(MARK).length > TOO_MANY_MARKS);

/** The most characters that are parsed, twice as many as a body may have. */
const MOST_PARSED = 100_000;

/** Returns whether a text may contain formatting, and can be parsed in short time. */
export const mayBeFormatted = (text: string): boolean =>
  text.length <= MOST_PARSED && FORMATTING.test(text) && !isOverloaded(text);

const LISTED = /^\s*(?:[-*+]|\d+[.)])\s/;
const QUOTED = /^\s*>/;

/** What stands between two lines: nothing more within a list, and in a quotation an empty line of it. */
function separator(line: string, next: string): string {
  if (LISTED.test(line) && LISTED.test(next)) return '\n';
  return QUOTED.test(line) && QUOTED.test(next) ? '\n>\n' : '\n\n';
}

/** The beginning of a date or of a year, such as "2026. 11. 8." or "11. 8.", which Markdown takes for numbered lists. */
const DATE = /^(\s*\d+)([.)])(?=\s*\d+[.)])|^(\s*\d{3,})([.)])/;

const MARKER = String.raw`\s*(?:>|[-*+]\s|\d+[.)]\s)`;
/** More than four quotations and lists in each other: a parser needs the square of their number, too. */
const NESTED = new RegExp(`^((?:${MARKER}){4})(?:${MARKER})+`);

/** Returns the text of a story as Markdown whose paragraphs are its lines. */
export function toMarkdown(text: string): string {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '');
  return lines
    .map((line) => line.replace(DATE, String.raw`$1$3\$2$4`).replace(NESTED, '$1'))
    .map((line, index, all) => (index === 0 ? '' : separator(all[index - 1]!, line)) + line)
    .join('');
}
