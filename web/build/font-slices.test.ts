import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Blob as FontData, Face } from 'harfbuzzjs';
import subset from 'subset-font';
import { describe, expect, it } from 'vitest';
import type { SliceTable } from 'virtual:font-slices';
import { cutSlices } from '../src/lib/cut-slices.ts';
import { makeFontSlices } from './font-slices.ts';

const folder = await makeFontSlices();
const { letters, frequent, fonts } = JSON.parse(
  readFileSync(join(folder, 'table.json'), 'utf8'),
) as SliceTable;
const tables = fonts.map((font) => ({
  ...font,
  slices: cutSlices(letters, font.core, frequent, font.size),
}));

const readSlice = (name: string) => subset(readFileSync(join(folder, `${name}.woff2`)), undefined, { targetFormat: 'truetype', keepAllGlyphs: true, preserveNameIds: [14] }); // prettier-ignore

async function charactersIn(name: string): Promise<Set<string>> {
  const codes = new Face(new FontData(await readSlice(name))).collectUnicodes();
  return new Set([...codes].map((code) => String.fromCodePoint(code)));
}

const sliceWith = ({ name, slices }: (typeof tables)[number], character: string) => {
  const index = slices.findIndex((slice) => slice.includes(character));
  return index < 0 ? `${name}-u${character.codePointAt(0)! >> 7}` : `${name}-${index}`;
};

describe('font slices', () => {
  it('has every syllable and every ASCII character in each font', () => {
    const missing: string[] = [];
    for (const table of tables) {
      for (let code = 0xac00; code <= 0xd7a3; code += 1) {
        const character = String.fromCodePoint(code);
        if (!existsSync(join(folder, `${sliceWith(table, character)}.woff2`))) missing.push(character);
      }
      for (const character of 'aZ09 ~') expect(sliceWith(table, character)).toBe(`${table.name}-0`);
    }
    expect(missing).toEqual([]);
  });

  it('has the glyphs of frequent, rare and accented characters in their slices', async () => {
    for (const table of tables)
      for (const character of 'A0₩é문커힣뷁')
        expect(await charactersIn(sliceWith(table, character))).toContain(character);
    expect(
      await charactersIn(
        sliceWith(
          tables.find(({ name }) => name === 'serif')!,
          '酒',
        ),
      ),
    ).toContain('酒');
  });

  it('keeps copyright and license, and reserves Pretendard’s name for the original', async () => {
    for (const name of ['sans-0', 'sans-u425', 'bold-1', 'serif-0']) {
      const text = (await readSlice(name)).toString('latin1').replaceAll('\0', '');
      expect(text).toMatch(/(©|\(c\)) ?20\d\d/i);
      expect(text).toMatch(/scripts\.sil\.org\/OFL|openfontlicense\.org/);
      expect(text).not.toContain('Pretendard');
      expect(text).toContain(name.startsWith('serif') ? 'Noto Serif KR' : 'Byeotdam');
    }
  });
});
