import { address, fonts as tables, frequent, letters } from 'virtual:font-slices';
import { cutSlices } from '../lib/cut-slices.ts';
import { nextFrame, nextTask, yieldPeriodically } from '../lib/scheduling.ts';

/** A performance mark that is set while all visible text is drawn in the site's fonts. */
const FONTS_MARK = 'fonts';

const fonts = tables.map((table) => {
  const slices = cutSlices(letters, table.core, frequent, table.size);
  return {
    ...table,
    slices,
    indexes: new Map(slices.flatMap((slice, index) => [...slice].map((character) => [character, index]))),
    /** The slices that were requested: indexes, and of rare characters the complements of their blocks' numbers. */
    requested: new Set<number>(),
  };
});
type Font = (typeof fonts)[number];

const rangeOf = (code: number) => `U+${code.toString(16)}`;

/** The slice with a character, as in `requested`; undefined if the font has none. */
function sliceWith(character: string, { indexes, blocks }: Font): number | undefined {
  const block = character.codePointAt(0)! >> 7;
  const isInBlock = () => blocks.some(([first, last]) => first <= block && block <= last);
  return indexes.get(character) ?? (isInBlock() ? ~block : undefined);
}

async function load(font: Font, slice: number): Promise<FontFace[]> {
  const { name, family, slices, weights, requested } = font;
  const [lightest, heaviest] = weights;
  const start = ~slice << 7;
  const [file, unicodeRange] =
    slice < 0
      ? [`u${~slice}`, `${rangeOf(start)}-${(start + 127).toString(16)}`]
      : [slice, [...slices[slice]!].map((one) => rangeOf(one.codePointAt(0)!)).join()];
  try {
    const descriptors = { weight: `${lightest} ${heaviest}`, unicodeRange };
    return [await new FontFace(family, `url("${address}/${name}-${file}.woff2")`, descriptors).load()];
  } catch {
    // Requested again by the next text that needs it.
    requested.delete(slice);
    return [];
  }
}

/** How far below the screen text counts as visible, in screens. */
const AHEAD = 0.25;
const print = matchMedia('print');

let hasAllWeights = false;

/** The fonts of an element with visible text; none for a system font. Safari supports `checkVisibility` since 17.4. */
function fontsOf(element: Element): Font[] {
  if (element.checkVisibility?.({ contentVisibilityAuto: true }) === false) return [];
  if (!print.matches && element.getBoundingClientRect().top >= innerHeight * (1 + AHEAD)) return [];
  const { fontFamily, fontWeight } = getComputedStyle(element);
  return fonts.filter(
    ({ family, weights: [lightest, heaviest] }) =>
      fontFamily.startsWith(`"${family}"`) &&
      (hasAllWeights || (+fontWeight >= lightest && +fontWeight <= heaviest)),
  );
}

/** The texts in the given elements, which may contain each other, each text once. */
function textsIn(roots: ReadonlySet<Element>): Map<Node, readonly [Element, string]> {
  const texts = new Map<Node, readonly [Element, string]>();
  for (const root of roots) {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
    for (let node: Node | null = root; node; node = walker.nextNode()) {
      if (node instanceof HTMLInputElement || node instanceof HTMLTextAreaElement)
        texts.set(node, [node, node.value || node.placeholder]);
      else if (node instanceof Text && node.parentElement && node.data.trim())
        texts.set(node, [node.parentElement, node.data]);
    }
  }
  return texts;
}

const changed = new Set<Element>();
let running = 0;

function note(element: Element) {
  performance.clearMarks(FONTS_MARK);
  if (changed.size === 0) (window.requestIdleCallback ?? setTimeout)(() => void loadWanted());
  changed.add(element);
}

async function loadWanted() {
  running += 1;
  const texts = textsIn(changed);
  changed.clear();
  const loading: Promise<FontFace[]>[] = [];
  const pause = yieldPeriodically();
  for (const [element, text] of texts.values()) {
    await pause();
    for (const font of fontsOf(element))
      for (const character of text) {
        const slice = sliceWith(character, font);
        if (slice === undefined || font.requested.has(slice)) continue;
        font.requested.add(slice);
        loading.push(load(font, slice));
      }
  }
  // All at once: browsers lay out all text anew for each addition.
  for (const font of (await Promise.all(loading)).flat()) document.fonts.add(font);
  // Layout and paint in separate tasks keep the page responsive.
  document.documentElement.getBoundingClientRect();
  await nextFrame();
  running -= 1;
  if (running === 0 && changed.size === 0) performance.mark(FONTS_MARK);
}

/**
 * Draws visible text in the site's fonts: loads the slices with its characters, now and whenever the document changes.
 * @param everyWeight whether a character is loaded in every weight at once. Safari draws one whose slice has not arrived in another
 * weight of the family, so that a word changes its weight where text arrives bit by bit.
 */
export async function loadFonts(everyWeight: boolean): Promise<void> {
  hasAllWeights = everyWeight;
  const { documentElement } = document;
  new MutationObserver((records) => {
    for (const { target } of records) {
      const element = target instanceof Element ? target : target.parentElement;
      if (element) note(element);
    }
  }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
  addEventListener('input', ({ target }) => note(target as Element));
  for (const type of ['resize', 'scroll'])
    addEventListener(type, () => note(documentElement), { passive: true });
  print.addEventListener('change', () => note(documentElement));
  await nextTask();
  changed.add(documentElement);
  await loadWanted();
}
