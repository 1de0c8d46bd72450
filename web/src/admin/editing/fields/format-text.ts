/** A text and what is selected in it. */
export interface SelectedText {
  text: string;
  start: number;
  end: number;
}

/** Marks around a selection, and marks at the beginning of each of its lines. */
const AROUND = { bold: '**', italic: '*' } as const;
const BEFORE = { heading: '## ', subheading: '### ', list: '- ', numbers: '1. ', quote: '> ' } as const;

export const FORMATS = [
  'bold',
  'italic',
  'heading',
  'subheading',
  'list',
  'numbers',
  'quote',
] as const satisfies (keyof typeof AROUND | keyof typeof BEFORE)[];
export type Format = (typeof FORMATS)[number];

const ANY_BEFORE = /^(?:#{1,6} |[-*+] |\d+[.)] |> ?)/;

/** Returns the text with `insert` instead of the selection; `chosen` of it is selected. */
function replaceSelection(
  { text, start, end }: SelectedText,
  insert: string,
  chosen: readonly [start: number, end: number] = [0, insert.length],
): SelectedText {
  return {
    text: text.slice(0, start) + insert + text.slice(end),
    start: start + chosen[0],
    end: start + chosen[1],
  };
}

/** Marks do nothing beside a space or across lines, so spaces at the ends stay outside and each line has its own marks. */
function mark({ text, start, end }: SelectedText, sign: string): SelectedText {
  const chosen = text.slice(start, end);
  const inner = chosen.trim();
  const from = start + chosen.indexOf(inner);
  const until = from + inner.length;
  // Three asterisks are both marks, and one of two is no mark of its own.
  const around = Math.min(
    /(?<!\*)\**$/.exec(text.slice(0, from))![0].length,
    /^\**/.exec(text.slice(until))![0].length,
  );
  const isMarked = sign === AROUND.bold ? around >= 2 : around === 1 || around === 3;
  if (isMarked) return replaceSelection({ text, start: from - sign.length, end: until + sign.length }, inner);
  const marked = inner.replaceAll(/(?<!\s)\s*\n\s*/g, `${sign}$&${sign}`);
  return replaceSelection({ text, start: from, end: until }, sign + marked + sign, [
    sign.length,
    sign.length + marked.length,
  ]);
}

function markLines({ text, start, end }: SelectedText, sign: string): SelectedText {
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const next = text.indexOf('\n', end);
  const until = next === -1 ? text.length : next;
  const lines = text.slice(from, until).split('\n');
  const isMarked = lines.every((line) => line.startsWith(sign));
  const changed = lines.map((line) =>
    isMarked ? line.slice(sign.length) : sign + line.replace(ANY_BEFORE, ''),
  );
  return replaceSelection({ text, start: from, end: until }, changed.join('\n'));
}

/** Returns the text with a format applied to the selection, or taken away from it when it has the format. */
export function formatText(selected: SelectedText, format: Format): SelectedText {
  return format in AROUND
    ? mark(selected, AROUND[format as keyof typeof AROUND])
    : markLines(selected, BEFORE[format as keyof typeof BEFORE]);
}

/** Returns the text with the selection as a link, whose address is selected. */
export function insertLink(selected: SelectedText, name: string): SelectedText {
  const label = selected.text.slice(selected.start, selected.end) || name;
  const address = 'https://';
  return replaceSelection(selected, `[${label}](${address})`, [
    label.length + 3,
    label.length + 3 + address.length,
  ]);
}

/** Returns the text with a picture on a line of its own, whose alternative text is selected. */
export function insertPicture({ text, start, end }: SelectedText, path: string, alt: string): SelectedText {
  const before = start === 0 || text[start - 1] === '\n' ? '' : '\n';
  const after = end === text.length || text[end] === '\n' ? '' : '\n';
  const from = before.length + 2;
  return replaceSelection({ text, start, end }, `${before}![${alt}](${path})${after}`, [
    from,
    from + alt.length,
  ]);
}
