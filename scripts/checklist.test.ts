import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const HOUSE = resolve(import.meta.dirname, '..');
const checklist = readFileSync(resolve(HOUSE, 'docs/checklist.md'), 'utf8');

interface Row {
  line: number;
  what: string;
  shownBy: string;
}

/** `| a \| b | c |` → `a | b`, `c`. */
const cellsOf = (line: string) =>
  line
    .slice(1, line.lastIndexOf('|'))
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim().replaceAll('\\|', '|'));

const rows: Row[] = checklist
  .split('\n')
  .map((line, index) => ({ text: line.trim(), line: index + 1 }))
  .filter(({ text }) => text.startsWith('|') && !/^\|[\s|:-]+$/.test(text))
  .map(({ text, line }) => {
    const [what = '', shownBy = '', ...rest] = cellsOf(text);
    if (rest.length > 0) throw new Error(`docs/checklist.md:${line} has more than two cells`);
    return { line, what, shownBy };
  })
  .filter(({ what }) => what !== 'what');

/** Every `file › title` of a row; a title is looked for as it stands in the source, where quotes are escaped. */
const witnessesOf = ({ shownBy }: Row) =>
  [...shownBy.matchAll(/`([^`]+)`/g)].map(([, witness = '']) => {
    const [file = '', ...title] = witness.split(' › ');
    return { file, title: title.join(' › ') };
  });

describe('the checklist', () => {
  it('names a witness for every promise', () => {
    expect(rows.length).toBeGreaterThan(0);
    const without = rows.filter((row) => row.what === '' || witnessesOf(row).length === 0);
    expect(without.map(({ line }) => `docs/checklist.md:${line}`)).toEqual([]);
  });

  it('names files that exist, and titles that stand in them', () => {
    const sources = new Map<string, string>();
    const sourceOf = (file: string) => {
      const path = resolve(HOUSE, file);
      if (!sources.has(file)) sources.set(file, existsSync(path) ? readFileSync(path, 'utf8') : '');
      return (sources.get(file) as string).replaceAll("\\'", "'");
    };
    const wrong = rows.flatMap((row) =>
      witnessesOf(row)
        .filter(({ file, title }) => sourceOf(file) === '' || !sourceOf(file).includes(title))
        .map(({ file, title }) => `docs/checklist.md:${row.line}: ${file} › ${title}`),
    );
    expect(wrong).toEqual([]);
  });
});
