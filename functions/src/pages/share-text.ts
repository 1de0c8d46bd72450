import { loadSharp } from './load-sharp.ts';

/** Where the font files lie. */
export interface Fonts {
  bold: string;
  regular: string;
}

export interface Words {
  text: string;
  /** Of the letters, in pixels. */
  size: number;
  /** `#rrggbb` */
  colour: string;
  font: keyof Fonts;
  /** Of the box, in pixels, in which lines are broken. */
  width: number;
}

export interface TextLayer {
  input: Buffer;
  width: number;
  height: number;
}

const WEIGHTS: Record<keyof Fonts, string> = { bold: 'Bold', regular: 'Regular' };

/** More than any title holds; a text that got in by another way is cut. */
const LONGEST = 160;

/** Characters that turn the direction of what follows, and those that no markup may contain. */
const UNWANTED = /[\p{Cc}\p{Cs}\u200E\u200F\u202A-\u202E\u2066-\u2069\uFFFE\uFFFF]/gu;

/** More marks upon one letter than any language writes. */
const PILED = /(\p{M}{3})\p{M}+/gu;

/** Korean breaks between words: within one, an invisible joiner holds the syllables together. */
const WITHIN_WORD = /(?<=[\p{L}\p{N}])(?=\p{Script=Hangul})/gu;

function markup(text: string, colour: string): string {
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  return `<span foreground="${colour}">${escaped}</span>`;
}

/** Stored text as one paragraph of plain letters. */
function plain(text: string): string {
  const letters = [...text.replace(UNWANTED, ' ').replace(PILED, '$1').replace(/\s+/g, ' ').trim()];
  return letters.length > LONGEST ? `${letters.slice(0, LONGEST).join('')}…` : letters.join('');
}

/** The words as a picture without ground, no wider than their box; undefined where there are none. */
export async function textLayer(words: Words, fonts: Fonts): Promise<TextLayer | undefined> {
  const { text, size, colour, font, width } = words;
  const shown = plain(text);
  if (!shown) return undefined;
  const sharp = await loadSharp();
  const { data, info } = await sharp({
    text: {
      text: markup(shown.replace(WITHIN_WORD, '\u2060'), colour),
      font: `Pretendard ${WEIGHTS[font]} ${Math.round(size)}`,
      fontfile: fonts[font],
      width: Math.floor(width),
      dpi: 72,
      rgba: true,
      wrap: 'word-char',
      spacing: Math.round(size * 0.14),
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { input: data, width: info.width, height: info.height };
}

/** The words in the largest of the sizes in which they are no higher than `height`; in the smallest they are cut. */
export async function fittingText(
  words: Omit<Words, 'size'>,
  sizes: readonly number[],
  height: number,
  fonts: Fonts,
): Promise<TextLayer | undefined> {
  for (const size of sizes) {
    const layer = await textLayer({ ...words, size }, fonts);
    if (!layer || layer.height <= height) return layer;
  }
  const size = sizes.at(-1)!;
  const letters = [...plain(words.text)];
  for (let count = letters.length - 8; count > 0; count -= 8) {
    const text = `${letters.slice(0, count).join('').trimEnd()}…`;
    const layer = await textLayer({ ...words, text, size }, fonts);
    if (layer && layer.height <= height) return layer;
  }
  return undefined;
}
