import { nextTask } from '../../lib/scheduling.ts';
import { charactersIn } from './unicode-range.ts';

/** A font slice: a file with some of a font's characters. */
export interface Slice {
  /** Without quotes, which browsers would take for a part of the name. */
  family: string;
  source: string;
  descriptors: FontFaceDescriptors;
  isAsked: boolean;
}

interface Font {
  /** As in a style sheet, with quotes. */
  family: string;
  lightest: number;
  heaviest: number;
  /** By each character that is in one of them. */
  slices: Map<string, Slice>;
}

const fonts: Font[] = [];

/** The sheet has no effect on screens: browsers search all rules of a family for each text that they lay out. */
async function rulesOf(href: string): Promise<CSSStyleDeclaration[]> {
  const link = document.createElement('link');
  await new Promise((resolve, reject) => {
    link.addEventListener('load', resolve);
    link.addEventListener('error', reject);
    document.head.append(Object.assign(link, { rel: 'stylesheet', media: 'print', href }));
  });
  return [...link.sheet!.cssRules].map((rule) => (rule as CSSFontFaceRule).style);
}

/** How many rules are read in one task. */
const AT_ONCE = 64;

/** Reads from a sheet of `@font-face` rules which slice has which character. The rules themselves apply in print only. */
export async function readFontSheet(href: string): Promise<void> {
  for (const [index, rule] of (await rulesOf(href)).entries()) {
    if (index % AT_ONCE === 0) await nextTask();
    const value = (name: string) => rule.getPropertyValue(name);
    const family = value('font-family');
    const weight = value('font-weight');
    const unicodeRange = value('unicode-range');
    const [lightest = 0, heaviest = 0] = weight.split(' ').map(Number);
    let font = fonts.find((one) => one.family === family && one.lightest === lightest);
    if (!font) fonts.push((font = { family, lightest, heaviest, slices: new Map() }));
    const slice: Slice = {
      family: family.replaceAll('"', ''),
      source: value('src'),
      descriptors: { weight, unicodeRange },
      isAsked: false,
    };
    for (const character of charactersIn(unicodeRange)) font.slices.set(character, slice);
  }
}

/** How far below the screen text counts as visible, in screens. */
const AHEAD = 0.25;

/** Whether an element is on the screen, or nearly. Safari supports `checkVisibility` since 17.4. */
function isVisible(element: Element): boolean {
  if (element.checkVisibility?.({ contentVisibilityAuto: true }) === false) return false;
  return element.getBoundingClientRect().top < innerHeight * (1 + AHEAD);
}

/** The site's font of an element's text; undefined for text in a system font and for text that is not visible. */
export function fontOf(element: Element): Font | undefined {
  if (!isVisible(element)) return undefined;
  const { fontFamily, fontWeight } = getComputedStyle(element);
  return fonts.find(
    ({ family, lightest, heaviest }) =>
      fontFamily.startsWith(family) && +fontWeight >= lightest && +fontWeight <= heaviest,
  );
}
