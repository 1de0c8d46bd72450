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
  };
});
type Font = (typeof fonts)[number];

const requested = new Set<string>();

const rangeOf = (code: number) => `U+${code.toString(16)}`;

interface Slice {
  file: string;
  /** Formats its characters as in `unicode-range`: up to hundreds, for few of the characters that are looked up. */
  range: () => string;
}

function sliceWith(character: string, { name, indexes, slices, blocks }: Font): Slice | undefined {
  const index = indexes.get(character);
  if (index !== undefined)
    return {
      file: `${name}-${index}`,
      range: () => [...slices[index]!].map((one) => rangeOf(one.codePointAt(0)!)).join(),
    };
  const block = character.codePointAt(0)! >> 7;
  if (!blocks.some(([first, last]) => first <= block && block <= last)) return undefined;
  return {
    file: `${name}-u${block}`,
    range: () => `${rangeOf(block << 7)}-${((block << 7) + 127).toString(16)}`,
  };
}

async function load(font: Font, file: string, unicodeRange: string): Promise<FontFace[]> {
  try {
    const [lightest, heaviest] = font.weights;
    const descriptors = { weight: `${lightest} ${heaviest}`, unicodeRange };
    return [await new FontFace(font.family, `url("${address}/${file}.woff2")`, descriptors).load()];
  } catch {
    // Requested again by the next text that needs it.
    requested.delete(file);
    return [];
  }
}

/** How far below the screen text counts as visible, in screens. */
const AHEAD = 0.25;
const print = matchMedia('print');

/** The font of an element with visible text; undefined for a system font. Safari supports `checkVisibility` since 17.4. */
function fontOf(element: Element): Font | undefined {
  if (element.checkVisibility?.({ contentVisibilityAuto: true }) === false) return undefined;
  if (!print.matches && element.getBoundingClientRect().top >= innerHeight * (1 + AHEAD)) return undefined;
  const { fontFamily, fontWeight } = getComputedStyle(element);
  return fonts.find(
    ({ family, weights: [lightest, heaviest] }) =>
      fontFamily.startsWith(`"${family}"`) && +fontWeight >= lightest && +fontWeight <= heaviest,
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
    const font = fontOf(element);
    for (const character of font ? text : '') {
      const slice = sliceWith(character, font!);
      if (!slice || requested.has(slice.file)) continue;
      requested.add(slice.file);
      loading.push(load(font!, slice.file, slice.range()));
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

/** Draws visible text in the site's fonts: loads the slices with its characters, now and whenever the document changes. */
export async function loadFonts(): Promise<void> {
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
