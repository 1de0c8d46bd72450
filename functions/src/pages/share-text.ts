import { loadSharp } from './load-sharp.ts';

/** Paths of the font files. */
export interface Fonts {
  bold: string;
  regular: string;
}

export interface Words {
  text: string;
  /** Font size in pixels. */
  size: number;
  /** `#rrggbb` */
  colour: string;
  font: keyof Fonts;
  /** Width of the text box in pixels. */
  width: number;
}

export interface TextLayer {
  input: Buffer;
  width: number;
  height: number;
}

const WEIGHTS: Record<keyof Fonts, string> = { bold: 'Bold', regular: 'Regular' };

/** Longer than any valid title; longer text is truncated. */
const MAX_LENGTH = 160;

/** Bidirectional control characters, and characters that markup may not contain. */
const UNWANTED = /[\p{Cc}\p{Cs}\u200E\u200F\u202A-\u202E\u2066-\u2069\uFFFE\uFFFF]/gu;

/** More combining marks on one character than any language uses. */
const EXCESS_MARKS = /(\p{M}{3})\p{M}+/gu;

/** Korean text wraps between words only: an invisible joiner keeps the syllables of a word together. */
const WITHIN_WORD = /(?<=[\p{L}\p{N}])(?=\p{Script=Hangul})/gu;

function markup(text: string, colour: string): string {
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  return `<span foreground="${colour}">${escaped}</span>`;
}

/** Returns stored text as one paragraph without control characters. */
function plain(text: string): string {
  const letters = [...text.replace(UNWANTED, ' ').replace(EXCESS_MARKS, '$1').replace(/\s+/g, ' ').trim()];
  return letters.length > MAX_LENGTH ? `${letters.slice(0, MAX_LENGTH).join('')}…` : letters.join('');
}

/** Renders text as a transparent image, no wider than its box; undefined when there is no text. */
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

/** Renders text in the largest size that fits `height`; in the smallest size it is truncated. */
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
