import { nextTurn } from '../../lib/turns.ts';
import { charactersIn } from './unicode-range.ts';

/** A file of a face: it has some of the characters. */
export interface Slice {
  /** Without quotes, which browsers would take for a part of the name. */
  family: string;
  source: string;
  descriptors: FontFaceDescriptors;
  isAsked: boolean;
}

interface Face {
  /** As in a style sheet, with quotes. */
  family: string;
  lightest: number;
  heaviest: number;
  /** By each character that is in one of them. */
  slices: Map<string, Slice>;
}

const faces: Face[] = [];

/** On a screen the sheet itself does nothing: of many rules a browser looks through all for each text that it lays out. */
async function rulesOf(href: string): Promise<CSSStyleDeclaration[]> {
  const link = document.createElement('link');
  await new Promise((resolve, reject) => {
    link.addEventListener('load', resolve);
    link.addEventListener('error', reject);
    document.head.append(Object.assign(link, { rel: 'stylesheet', media: 'print', href }));
  });
  return [...link.sheet!.cssRules].map((rule) => (rule as CSSFontFaceRule).style);
}

/** How many rules are read before the page has its turn. */
const AT_ONCE = 64;

/** Learns from a sheet of `@font-face` rules which file has which character. On paper its rules apply. */
export async function readFaceSheet(href: string): Promise<void> {
  for (const [index, rule] of (await rulesOf(href)).entries()) {
    if (index % AT_ONCE === 0) await nextTurn();
    const value = (name: string) => rule.getPropertyValue(name);
    const family = value('font-family');
    const weight = value('font-weight');
    const unicodeRange = value('unicode-range');
    const [lightest = 0, heaviest = 0] = weight.split(' ').map(Number);
    let face = faces.find((one) => one.family === family && one.lightest === lightest);
    if (!face) faces.push((face = { family, lightest, heaviest, slices: new Map() }));
    const slice: Slice = {
      family: family.replaceAll('"', ''),
      source: value('src'),
      descriptors: { weight, unicodeRange },
      isAsked: false,
    };
    for (const character of charactersIn(unicodeRange)) face.slices.set(character, slice);
  }
}

/** Safari knows since 17.4. */
const isVisible: (element: Element) => boolean =
  'checkVisibility' in Element.prototype ? (element) => element.checkVisibility() : () => true;

/** The face in which an element's text is drawn; none where it is the system's, or not drawn at all. */
export function faceOf(element: Element): Face | undefined {
  if (!isVisible(element)) return undefined;
  const { fontFamily, fontWeight } = getComputedStyle(element);
  return faces.find(
    ({ family, lightest, heaviest }) =>
      fontFamily.startsWith(family) && +fontWeight >= lightest && +fontWeight <= heaviest,
  );
}
