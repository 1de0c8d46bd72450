import { expect, it } from 'vitest';
import { FORMULA_TEXTS } from '../testing/spreadsheet-texts.ts';
import { csvOf } from './csv.ts';
import { sheetOf, type Cell, type ColumnKind } from './sheet.ts';

/** Returns the CSV of one cell below its title. */
const csvOfCell = (cell: Cell, kind?: ColumnKind) =>
  csvOf(sheetOf([{ title: 'Title', value: () => cell, ...(kind && { kind }) }], [0])).replace(
    '\uFEFFTitle\r\n',
    '',
  );

it('starts CSV files with a byte order mark and the titles', () => {
  const columns = [
    { title: '이름', value: ({ name }: { name: string }) => name },
    { title: '인원', value: () => 2 },
  ];
  expect(csvOf(sheetOf(columns, [{ name: '가온' }]))).toBe('\uFEFF이름,인원\r\n가온,2\r\n');
});

it('writes the no-break spaces of a text as spaces, which searches in a spreadsheet find', () => {
  expect(csvOf(sheetOf([{ title: '신청한\u00a0때', value: () => '' }], []))).toBe('\uFEFF신청한 때\r\n');
  expect(csvOfCell('2\u00a0kg')).toBe('2 kg\r\n');
  expect(csvOfCell('매일\u200b(10\u2060–\u206012)')).toBe('매일(10–12)\r\n');
});

it.each([
  ['a,b', '"a,b"'],
  ['say "hi"', '"say ""hi"""'],
  ['one\ntwo', '"one\ntwo"'],
])('quotes commas, quotation marks and line breaks in CSV cells: %j', (text, cell) => {
  expect(csvOfCell(text)).toBe(`${cell}\r\n`);
});

it.each(FORMULA_TEXTS)('escapes text that a spreadsheet would run as a formula: %j', (text) => {
  const [cell = ''] = csvOfCell(text).split(/\r\n$/);
  expect(cell.replaceAll('"', '')).toBe(`'${text}`);
});

it.each([
  [-5, '-5'],
  [null, ''],
  [undefined, ''],
  ['', ''],
])('writes numbers unescaped and missing values as empty cells: %j', (value, cell) => {
  expect(csvOfCell(value)).toBe(`${cell}\r\n`);
});

it.each([
  ['time', '2026-11-29 00:05'],
  ['day', '2026-11-29'],
] as const)('writes a moment of a column of the kind %s as it is in Seoul', (kind, cell) => {
  expect(csvOfCell(new Date('2026-11-28T15:05:59Z'), kind)).toBe(`${cell}\r\n`);
});
