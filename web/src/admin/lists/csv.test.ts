import { expect, it } from 'vitest';
import { csvOf } from './csv.ts';

it('begins with the mark that Korean spreadsheets look for', () => {
  expect(csvOf([['이름', '인원']])).toBe('\uFEFF이름,인원\r\n');
});

it('keeps commas, quotes and lines in their cell', () => {
  expect(csvOf([['a,b', 'say "hi"', 'one\ntwo', 3]])).toBe('\uFEFF"a,b","say ""hi""","one\ntwo",3\r\n');
});

const FORMULAS = [
  '=1+1',
  '+82 10',
  '-1',
  '@SUM(A1)',
  '\t=1',
  '\r=1',
  '\n=1',
  '＝1+1',
  '＋82 10',
  '－1',
  '＠SUM(A1)',
];

it.each(FORMULAS)('lets no text become a formula: %j', (text) => {
  const [cell = ''] = csvOf([[text]])
    .slice(1)
    .split(/\r\n$/);
  expect(cell.replaceAll('"', '')).toBe(`'${text}`);
});

it('leaves numbers numbers, and what is missing empty', () => {
  expect(csvOf([[-5, null, undefined, '']])).toBe('\uFEFF-5,,,\r\n');
});
