import { expect, it } from 'vitest';
import { csvOf } from './csv.ts';

it('starts CSV files with a byte order mark', () => {
  expect(csvOf([['이름', '인원']])).toBe('\uFEFF이름,인원\r\n');
});

it('writes the no-break spaces of a text as spaces, which searches in a spreadsheet find', () => {
  expect(csvOf([['신청한\u00a0때']])).toBe('\uFEFF신청한 때\r\n');
});

it('quotes commas, quotation marks and line breaks in CSV cells', () => {
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

it.each(FORMULAS)('escapes text that a spreadsheet would run as a formula: %j', (text) => {
  const [cell = ''] = csvOf([[text]])
    .slice(1)
    .split(/\r\n$/);
  expect(cell.replaceAll('"', '')).toBe(`'${text}`);
});

it('writes numbers unescaped and missing values as empty cells', () => {
  expect(csvOf([[-5, null, undefined, '']])).toBe('\uFEFF-5,,,\r\n');
});
