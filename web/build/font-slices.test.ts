import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { cutSlices } from '../src/lib/cut-slices.ts';
import { characterOrder, fontCut, sourcesOf } from './cut-font-slices.ts';
import { FONTS_FOLDER as folder, hashFiles, readTable, sliceFiles } from './font-slices.ts';
import { openSlice, readSlice } from './read-slice.ts';
import { siteCharacters } from './site-characters.ts';

const stored = readTable();
const { letters, frequent, fonts } = stored;
const tables = fonts.map((font) => ({
  ...font,
  slices: cutSlices(letters, font.core, frequent, font.size),
}));

async function charactersIn(name: string): Promise<Set<string>> {
  const codes = (await openSlice(name)).collectUnicodes();
  return new Set([...codes].map((code) => String.fromCodePoint(code)));
}

const sliceWith = ({ name, slices }: (typeof tables)[number], character: string) => {
  const index = slices.findIndex((slice) => slice.includes(character));
  return index < 0 ? `${name}-u${character.codePointAt(0)! >> 7}` : `${name}-${index}`;
};

const coreOf = (name: string) => fonts.find((font) => font.name === name)!.core;
const order = {
  letters,
  frequent,
  cores: { sans: coreOf('sans'), bold: coreOf('bold'), serif: coreOf('serif') },
};
// Only `npm run fonts -w web` installs the serif font.
const cuts = await Promise.all([fontCut('sans', order), fontCut('bold', order)]);

describe('font slices that `npm run fonts -w web` has written', () => {
  it('are cut from the installed fonts by the present code in the stored order', () => {
    expect(sourcesOf(order)).toBe(stored.sources);
    expect(hashFiles()).toBe(stored.files);
  });

  it('are as many as cutting the installed fonts gives', () => {
    expect(cuts.map(({ table }) => table)).toEqual(fonts.filter(({ name }) => name !== 'serif'));
  });

  it('are the files that the table names', () => {
    const named = tables.flatMap(({ name, slices, blocks }) => [
      ...slices.map((_, index) => `${name}-${index}.woff2`),
      ...blocks.flatMap(([first, last]) =>
        Array.from({ length: last - first + 1 }, (_, index) => `${name}-u${first + index}.woff2`),
      ),
    ]);
    expect(named.toSorted()).toEqual(sliceFiles());
  });

  it.each(tables)('of $name have the characters of the table', async ({ name, slices, blocks }) => {
    const small = slices.length - 1;
    for (const index of [0, 1, 40, small])
      expect([...(await charactersIn(`${name}-${index}`))].toSorted()).toEqual(
        [...slices[index]!].toSorted(),
      );
    const block = blocks.at(-1)![1];
    for (const character of await charactersIn(`${name}-u${block}`))
      expect(character.codePointAt(0)! >> 7).toBe(block);
  });

  // Cutting all takes more than a minute.
  it.each(
    cuts.flatMap(({ slices, make }) => [slices[40]!, slices.at(-1)!].map((slice) => [slice, make] as const)),
  )('%s is what cutting the font gives', async (slice, make) => {
    expect((await make(slice)).equals(readFileSync(join(folder, `${slice}.woff2`)))).toBe(true);
  });

  it('have every character of the site’s texts in a small slice', () => {
    const { letters: used, syllables } = siteCharacters();
    const sorted = new Set(letters + frequent);
    expect([...used, ...syllables].filter((character) => !sorted.has(character))).toEqual([]);
  });

  it('keep their order when the texts get a new character, which follows the others', () => {
    const [first, ...others] = frequent;
    const renewed = characterOrder({ letters, frequent: others.join(''), fonts });
    expect(renewed).toEqual({ ...order, frequent: others.join('') + first });
  });
});

describe('font slices', () => {
  it('has every syllable and every ASCII character in each font', () => {
    const files = new Set(sliceFiles());
    const missing: string[] = [];
    for (const table of tables) {
      for (let code = 0xac00; code <= 0xd7a3; code += 1) {
        const character = String.fromCodePoint(code);
        if (!files.has(`${sliceWith(table, character)}.woff2`)) missing.push(character);
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

  it('has the glyph of a character of the texts that the stored order lacks', async () => {
    const [table] = tables;
    const [character] = [...frequent].slice(500);
    const slices = cutSlices(letters, table!.core, frequent.replace(character!, ''), table!.size);
    expect(slices.join('')).not.toContain(character);
    expect(await charactersIn(sliceWith({ ...table!, slices }, character!))).toContain(character);
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
