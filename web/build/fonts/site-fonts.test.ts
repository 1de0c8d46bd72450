import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { convert } from 'fontverter';
import { describe, expect, it } from 'vitest';
import { charactersIn } from '../../src/app/fonts/unicode-range.ts';
import { readTables } from './font-tables.ts';
import { siteCharacters } from './site-characters.ts';
import { makeSiteFonts } from './site-fonts.ts';

interface Rule {
  family: string;
  weights: string;
  file: string;
  characters: string[];
}

const RULE =
  /font-family:"([^"]+)";font-weight:([^;]+);font-display:swap;src:url\("([^"]+)"\)[^}]*unicode-range:([^}]+)/g;

const folder = await makeSiteFonts();

const isOwn = ({ file }: Rule) => file.startsWith('./');

const rulesIn = (sheet: string): Rule[] =>
  [...readFileSync(join(folder, sheet), 'utf8').matchAll(RULE)].map(([, family, weights, file, range]) => ({
    family: family!,
    weights: weights!,
    file: file!,
    characters: [...charactersIn(range!)],
  }));

const first = rulesIn('first-fonts.css');
const rules = [...first, ...rulesIn('further-fonts.css')];

/** The faces by family and weights, each with the files that are asked for a character. */
function faces(): Map<string, Map<string, string[]>> {
  const found = new Map<string, Map<string, string[]>>();
  for (const { family, weights, file, characters } of rules) {
    const name = `${family} ${weights}`;
    const files = found.get(name) ?? new Map<string, string[]>();
    for (const one of characters) files.set(one, [...(files.get(one) ?? []), file]);
    found.set(name, files);
  }
  return found;
}

describe('the fonts of the site', () => {
  it('are three faces', () => {
    expect([...faces().keys()].toSorted()).toEqual([
      'Byeotdam Sans 1 500',
      'Byeotdam Sans 501 1000',
      'Byeotdam Serif 1 1000',
    ]);
  });

  it('have every syllable of Hangul and every letter of English, each in one file of a face', () => {
    const syllables = [...charactersIn('U+ac00-d7a3')];
    const letters = [...charactersIn('U+20-7e')];
    for (const files of faces().values())
      expect([...syllables, ...letters].filter((one) => files.get(one)?.length !== 1)).toEqual([]);
  });

  it('have in the first sheet what is common, and in the further one what only the packages have', () => {
    expect(first.filter((rule) => !isOwn(rule))).toEqual([]);
    const further = rules.slice(first.length);
    expect(further.length).toBeGreaterThan(100);
    expect(further.filter(isOwn)).toEqual([]);
  });

  it('bring all that the site says in few files of their own', () => {
    const { words, letters } = siteCharacters();
    const own = new Set(rules.filter(isOwn).flatMap(({ characters }) => characters));
    expect(words.length).toBeGreaterThan(400);
    expect([...words, ...letters.filter((one) => one <= '~')].filter((one) => !own.has(one))).toEqual([]);
  });

  it('cost little for a syllable that the site itself does not say', () => {
    const slices = rules.filter((rule) => isOwn(rule) && /-\d+\.woff2$/.test(rule.file));
    expect(slices.length).toBeGreaterThan(100);
    const largest = Math.max(...slices.map(({ file }) => readFileSync(join(folder, file)).length));
    expect(largest).toBeLessThan(6 * 1024);
  });

  it('have a name of their own, and tell whose they are', async () => {
    const files = readdirSync(folder).filter((file) => /-(core|letters|accents)\.woff2$/.test(file));
    expect(files).toHaveLength(9);
    for (const file of files) {
      const font = readTables(await convert(readFileSync(join(folder, file)), 'sfnt'));
      const names = font.get('name')!.toString('latin1').replaceAll('\0', '');
      expect(names).toMatch(/(©|\(c\)) ?20\d\d[^]*Byeotdam (Sans|Serif)/);
      expect(names.slice(names.indexOf('Byeotdam'))).not.toMatch(/Pretendard|Noto|Source/);
    }
  });
});
