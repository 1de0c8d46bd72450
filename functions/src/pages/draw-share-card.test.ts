import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import sharp, { type Region } from 'sharp';
import { describe, expect, it } from 'vitest';
import { SHARE_SIZES, type ShareCard } from '@app/domain/page/share-card.ts';
import { HOSTILE_TEXTS } from '@app/domain/testing/hostile-texts.ts';
import { createShareCardRenderer } from './draw-share-card.ts';

const pretendard = dirname(createRequire(import.meta.url).resolve('pretendard/package.json'));
const font = (weight: string) => join(pretendard, 'dist', 'public', 'static', `Pretendard-${weight}.otf`);
const [WIDE, SMALL] = SHARE_SIZES;

const CARD: ShareCard = {
  language: 'kr',
  label: '커피',
  title: '볕이 드는 담',
  note: '₩18,000',
  picture: 'products/a.webp',
  focus: '',
  warning: '',
};

const blue = sharp({ create: { width: 90, height: 90, channels: 3, background: '#0000ff' } })
  .png()
  .toBuffer();
const draw = createShareCardRenderer({
  fonts: { bold: font('Bold'), regular: font('Regular') },
  readPicture: (path) => (path === 'products/missing.webp' ? Promise.resolve(undefined) : blue),
});

/** Returns the mean of each channel within a region. */
async function meansOf(drawn: Buffer, region: Region): Promise<number[]> {
  const { channels } = await sharp(await sharp(drawn).extract(region).png().toBuffer()).stats();
  return channels.map(({ mean }) => mean);
}

/** Returns how much darker the left half is than its background, as a measure of the amount of text. */
async function inkOf(card: ShareCard): Promise<number> {
  const [red] = await meansOf(await draw(card, WIDE), { left: 64, top: 120, width: 500, height: 500 });
  return 255 - red!;
}

describe('share image', () => {
  it('is drawn concurrently with at most one other', async () => {
    let reading = 0;
    let most = 0;
    const renderShareCard = createShareCardRenderer({
      fonts: { bold: font('Bold'), regular: font('Regular') },
      readPicture: async () => {
        most = Math.max(most, ++reading);
        const bytes = await blue;
        reading -= 1;
        return bytes;
      },
    });
    const drawn = await Promise.all(Array.from({ length: 5 }, () => renderShareCard(CARD, SMALL)));
    expect(drawn.every((picture) => picture.length > 0)).toBe(true);
    expect(most).toBe(2);
  });

  it.each(SHARE_SIZES)('is a JPEG of $width × $height within the size limit of messengers', async (size) => {
    const drawn = await draw(CARD, size);
    expect(await sharp(drawn).metadata()).toMatchObject({ format: 'jpeg', ...size });
    expect(drawn.length).toBeLessThan(300_000);
  });

  it('shows the image of the item next to its text', async () => {
    const region = { left: 800, top: 100, width: 300, height: 300 };
    const [red, green, blueness] = await meansOf(await draw(CARD, WIDE), region);
    expect([red! < 10, green! < 10, blueness! > 245]).toEqual([true, true, true]);
  });

  it.each([
    ['0 50', 'red'],
    ['100 50', 'blue'],
  ])('crops the image around its focal point %s', async (focus, colour) => {
    const halves = await sharp({ create: { width: 400, height: 100, channels: 3, background: '#ff0000' } })
      .composite([
        {
          input: { create: { width: 200, height: 100, channels: 3, background: '#0000ff' } },
          left: 200,
          top: 0,
        },
      ])
      .png()
      .toBuffer();
    const drawHalves = createShareCardRenderer({
      fonts: { bold: font('Bold'), regular: font('Regular') },
      readPicture: () => Promise.resolve(halves),
    });
    const drawn = await drawHalves({ ...CARD, focus }, WIDE);
    const [red, , blueness] = await meansOf(drawn, { left: 700, top: 100, width: 450, height: 400 });
    expect(red! > blueness! ? 'red' : 'blue').toBe(colour);
    expect(Math.abs(red! - blueness!)).toBeGreaterThan(240);
  });

  it('uses the full width for text when there is no image', async () => {
    for (const picture of ['', 'products/missing.webp']) {
      const drawn = await draw({ ...CARD, picture }, WIDE);
      const [red] = await meansOf(drawn, { left: 1150, top: 20, width: 40, height: 40 });
      expect(red).toBeGreaterThan(240);
    }
  });

  it('has a glyph for every Korean syllable', async () => {
    const words = { ...CARD, label: '', note: '', picture: '' };
    // A font draws the same box for all missing glyphs.
    const [one, other] = await Promise.all([
      inkOf({ ...words, title: '뷁' }),
      inkOf({ ...words, title: '가' }),
    ]);
    expect(one).toBeGreaterThan(other);
  });

  it('shows the statutory warning', async () => {
    expect(await inkOf({ ...CARD, warning: '지나친 음주는 뇌졸중을 유발합니다.' })).toBeGreaterThan(
      await inkOf(CARD),
    );
  });

  it.each(HOSTILE_TEXTS)('renders markup characters as plain text: %s', async (_, text) => {
    const drawn = await draw({ ...CARD, label: text, title: text, note: text, warning: '' }, SMALL);
    expect(await sharp(drawn).metadata()).toMatchObject({ format: 'jpeg', width: 800, height: 400 });
  });
});
