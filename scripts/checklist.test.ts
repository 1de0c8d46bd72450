import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = resolve(import.meta.dirname, '..');
const CHECKLIST = 'docs/checklist.md';

interface Row {
  line: number;
  requirement: string;
  files: string[];
}

/** `| a \| b | c |` → `a | b`, `c`. */
const cellsOf = (line: string) =>
  line
    .slice(1, line.lastIndexOf('|'))
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim().replaceAll('\\|', '|'));

const rows: Row[] = readFileSync(resolve(ROOT, CHECKLIST), 'utf8')
  .split('\n')
  .map((text, index) => ({ text: text.trim(), line: index + 1 }))
  .filter(({ text }) => text.startsWith('|') && !/^\|[\s|:-]+$/.test(text))
  .map(({ text, line }) => {
    const [requirement = '', coveredBy = '', ...rest] = cellsOf(text);
    if (rest.length > 0) throw new Error(`${CHECKLIST}:${line} has more than two cells`);
    return { line, requirement, files: [...coveredBy.matchAll(/`([^`]+)`/g)].map(([, file = '']) => file) };
  })
  .filter(({ requirement }) => requirement !== 'requirement');

describe('requirements checklist', () => {
  it('names at least one file for every requirement', () => {
    expect(rows.length).toBeGreaterThan(0);
    const incomplete = rows.filter(({ requirement, files }) => requirement === '' || files.length === 0);
    expect(incomplete.map(({ line }) => `${CHECKLIST}:${line}`)).toEqual([]);
  });

  it('names only files that exist', () => {
    const missing = rows.flatMap(({ line, files }) =>
      files.filter((file) => !existsSync(resolve(ROOT, file))).map((file) => `${CHECKLIST}:${line}: ${file}`),
    );
    expect(missing).toEqual([]);
  });
});
