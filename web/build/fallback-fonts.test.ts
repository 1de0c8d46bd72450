import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { Blob as FontData, Buffer as Text, Face, Font, shape } from 'harfbuzzjs';
import { describe, expect, it } from 'vitest';

const require = createRequire(import.meta.url);

/** The width of a syllable in em in each system font that stands in for the site's own. */
const SYSTEM_FONTS: Readonly<Record<string, number>> = {
  'Noto Sans CJK KR': 0.92,
  'Noto Sans KR': 0.92,
  'Malgun Gothic': 0.92,
  Batang: 1,
  AppleMyungjo: 1,
};

const SITE_FONTS = {
  'Fallback Sans': 'pretendard/dist/public/static/alternative/Pretendard-Regular.ttf',
  'Fallback Myeongjo': '@expo-google-fonts/noto-serif-kr/600SemiBold/NotoSerifKR_600SemiBold.ttf',
} as const;

function syllableWidth(file: string): number {
  const face = new Face(new FontData(readFileSync(require.resolve(file))));
  const text = new Text();
  text.addText('가');
  text.guessSegmentProperties();
  shape(new Font(face), text);
  return text.getGlyphInfosAndPositions()[0]!.xAdvance! / face.upem;
}

const sheet = readFileSync(resolve(import.meta.dirname, '../src/ui/fallback-fonts.css'), 'utf8');

describe('fallback fonts', () => {
  for (const [family, file] of Object.entries(SITE_FONTS))
    it(`${family} sets Korean as wide as the site's font does`, () => {
      const width = syllableWidth(file);
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
