import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { Buffer as Text, Font, shape } from 'harfbuzzjs';
import { describe, expect, it } from 'vitest';
import { openSlice } from './read-slice.ts';

/** The width of a syllable in em in each system font that stands in for the site's own. */
const SYSTEM_FONTS: Readonly<Record<string, number>> = {
  'Noto Sans CJK KR': 0.92,
  'Noto Sans KR': 0.92,
  'Malgun Gothic': 0.92,
  Batang: 1,
  AppleMyungjo: 1,
};

/** The core slice of each of the site's fonts. */
const SITE_FONTS = { 'Fallback Sans': 'sans-1', 'Fallback Myeongjo': 'serif-1' } as const;

/** Returns the width of each Korean syllable of a slice in em. All are as wide. */
async function syllableWidth(slice: string): Promise<number> {
  const face = await openSlice(slice);
  const syllable = [...face.collectUnicodes()].find((code) => code >= 0xac00 && code <= 0xd7a3)!;
  const text = new Text();
  text.addText(String.fromCodePoint(syllable));
  text.guessSegmentProperties();
  shape(new Font(face), text);
  return text.getGlyphInfosAndPositions()[0]!.xAdvance! / face.upem;
}

const sheet = readFileSync(resolve(import.meta.dirname, '../src/ui/fallback-fonts.css'), 'utf8');

describe('fallback fonts', () => {
  for (const [family, slice] of Object.entries(SITE_FONTS))
    it(`${family} sets Korean as wide as the site's font does`, async () => {
      const width = await syllableWidth(slice);
      const rules = [...sheet.matchAll(/@font-face \{[^}]+\}/g)]
        .map(([rule]) => rule)
        .filter((rule) => rule.includes(`'${family}'`) && rule.includes('U+3000'));
      expect(rules.length).toBeGreaterThan(0);
      for (const rule of rules) {
        const adjust = Number(/size-adjust: (\d+)%/.exec(rule)?.[1] ?? 100) / 100;
        for (const [, name] of rule.matchAll(/local\('([^']+)'\)/g)) {
          const own = SYSTEM_FONTS[name!.replace(/ Bold$/, '')];
          expect({ name, isAsWide: Math.abs(own! * adjust - width) < 0.01 }).toEqual({
            name,
            isAsWide: true,
          });
        }
      }
    });
});
