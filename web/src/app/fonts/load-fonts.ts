import firstFonts from 'virtual:first-fonts.css?url';
import furtherFonts from 'virtual:further-fonts.css?url';
import { nextFrame, nextTask, yieldPeriodically } from '../../lib/scheduling.ts';
import { fontOf, readFontSheet, type Slice } from './font-sheets.ts';
import { textsIn } from './visible-text.ts';

/** A performance mark that is set while all visible text is drawn in the site's fonts. */
const FONTS_MARK = 'fonts';

/** What may be in a package's slice, when none of the site's own files has it. */
const LETTER = /\p{L}/u;
const unread = [furtherFonts];

/** Elements in which something has changed. */
const changed = new Set<Element>();

function note(element: Element) {
  performance.clearMarks(FONTS_MARK);
  if (changed.size === 0) (window.requestIdleCallback ?? setTimeout)(() => void look());
  changed.add(element);
}

async function readFurtherFonts() {
  for (const sheet of unread.splice(0)) {
    try {
      await readFontSheet(sheet);
      note(document.documentElement);
    } catch {
      unread.push(sheet);
    }
  }
}

/** The files that the changed elements' texts need and that were not asked for yet. */
async function findWanted(): Promise<Slice[]> {
  const texts = [...changed].flatMap((root) => [...textsIn(root)]);
  changed.clear();
  const wanted: Slice[] = [];
  const turn = yieldPeriodically();
  for (const [element, text] of texts) {
    await turn();
    const font = fontOf(element);
    if (!font) continue;
    for (const character of text) {
      const slice = font.slices.get(character);
      if (!slice && LETTER.test(character)) void readFurtherFonts();
      if (!slice || slice.isAsked) continue;
      slice.isAsked = true;
      wanted.push(slice);
    }
  }
  return wanted;
}

async function load(slice: Slice): Promise<FontFace[]> {
  try {
    return [await new FontFace(slice.family, slice.source, slice.descriptors).load()];
  } catch {
    // Asked for again by the next text that needs it, as a sheet is.
    slice.isAsked = false;
    return [];
  }
}

let looking = 0;

async function look() {
  looking += 1;
  const loading: Promise<FontFace[]>[] = [];
  for (const slice of await findWanted()) {
    await nextTask();
    loading.push(load(slice));
  }
  // In one go: whatever is added, all text is laid out anew.
  for (const font of (await Promise.all(loading)).flat()) document.fonts.add(font);
  // Here, so that the browser has only to draw when its frame comes: both in one task keep the page from answering too long.
  document.documentElement.getBoundingClientRect();
  await nextFrame();
  looking -= 1;
  if (looking === 0 && changed.size === 0) performance.mark(FONTS_MARK);
}

/**
 * Draws the visible text in the site's fonts: loads the slices with its characters, now and whenever the document changes.
 */
export async function loadFonts(): Promise<void> {
  const { documentElement } = document;
  await readFontSheet(firstFonts);
  new MutationObserver((records) => {
    for (const { target } of records) {
      const element = target instanceof Element ? target : target.parentElement;
      if (element) note(element);
    }
  }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
  addEventListener('input', ({ target }) => note(target as Element));
  for (const type of ['resize', 'scroll'])
    addEventListener(type, () => note(documentElement), { passive: true });
  changed.add(documentElement);
  await look();
}
