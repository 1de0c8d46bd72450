import { readXlsx } from 'hucre/xlsx';
import { describe, expect, it } from 'vitest';
import { HOSTILE_TEXTS } from '@app/domain/testing/hostile-texts.ts';
import { FORMULA_TEXTS, REINTERPRETED_TEXTS, SPECIAL_TEXTS } from '../testing/spreadsheet-texts.ts';
import { sheetOf, type Column } from './sheet.ts';
import { workbookOf } from './workbook.ts';

/** Returns the only sheet of the workbook, read back. */
async function written<Row>(columns: readonly Column<Row>[], rows: readonly Row[]) {
  const { sheets } = await readXlsx(await workbookOf(sheetOf(columns, rows)), { readStyles: true });
  expect(sheets).toHaveLength(1);
  return sheets[0]!;
}

const text: Column<string> = { title: 'Text', value: (row) => row };

describe('a workbook', () => {
  it.each([...REINTERPRETED_TEXTS, ...FORMULA_TEXTS, ...SPECIAL_TEXTS])(
    'keeps %j as a text, without an apostrophe',
    async (value) => {
      const { rows, cells } = await written([text], [value]);
      expect(rows).toEqual([['Text'], [value]]);
      expect(cells?.get('1,0')?.formula).toBeUndefined();
    },
  );

  it.each(HOSTILE_TEXTS)('contains one text cell for hostile content: %s', async (_, value) => {
    const { rows } = await written([text], [value]);
    // XML has neither lone surrogates nor these characters.
    const kept = value.replace('\uD83D ', '\uFFFD ').replaceAll(/[\uFFFE\uFFFF]/g, '\uFFFD');
    expect(rows).toEqual([['Text'], [kept]]);
  });

  it('has numbers, amounts and moments of Seoul as such', async () => {
    const moment = new Date('2026-11-28T15:05:59Z');
    const { rows, cells } = await written(
      [
        { title: 'Seats', value: () => 3 },
        { title: 'Amount', value: () => 30_000, kind: 'won' },
        { title: 'Weight', value: () => 1, kind: 'kilograms' },
        { title: 'Day', value: () => moment, kind: 'day' },
        { title: 'Time', value: () => moment, kind: 'time' },
        { title: 'Nothing', value: () => undefined },
      ],
      [0],
    );
    expect(rows[1]?.slice(0, 5)).toEqual([
      3,
      30_000,
      1,
      new Date('2026-11-29T00:00:00Z'),
      new Date('2026-11-29T00:05:00Z'),
    ]);
    expect(rows[1]?.[5] ?? null).toBeNull();
    const formats = [0, 1, 2, 3, 4].map((column) => cells?.get(`1,${column}`)?.style?.numFmt);
    expect(formats).toEqual([undefined, '#,##0', '0.0', 'yyyy-mm-dd', 'yyyy-mm-dd hh:mm']);
  });

  it('keeps its titles visible', async () => {
    expect((await written([text], ['a'])).freezePane).toMatchObject({ rows: 1 });
  });
});
