import firstFaces from 'virtual:first-faces.css?url';
import furtherFaces from 'virtual:further-faces.css?url';
import { nextFrame, nextTurn, turns } from '../../lib/turns.ts';
import { faceOf, readFaceSheet, type Slice } from './face-sheets.ts';
import { textsIn } from './texts.ts';

/** While it stands on the browser's timeline, all that can be read is drawn in the site's faces. */
const FACES_MARK = 'faces';

/** What may be in a package's slice, when none of the site's own files has it. */
const LETTER = /\p{L}/u;
const unread = [furtherFaces];

/** Elements in which something has changed. */
const changed = new Set<Element>();

function note(element: Element) {
  performance.clearMarks(FACES_MARK);
  if (changed.size === 0) (window.requestIdleCallback ?? setTimeout)(() => void look());
  changed.add(element);
}

async function readFurtherFaces() {
  for (const sheet of unread.splice(0)) {
    try {
      await readFaceSheet(sheet);
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
  const turn = turns();
  for (const [element, text] of texts) {
    await turn();
    const face = faceOf(element);
    if (!face) continue;
    for (const character of text) {
      const slice = face.slices.get(character);
      if (!slice && LETTER.test(character)) void readFurtherFaces();
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
    await nextTurn();
    loading.push(load(slice));
  }
  // In one go: whatever is added, all text is laid out anew.
  for (const face of (await Promise.all(loading)).flat()) document.fonts.add(face);
  // Here, so that the browser has only to draw when its frame comes: both in one task keep the page from answering too long.
  document.documentElement.getBoundingClientRect();
  await nextFrame();
  looking -= 1;
  if (looking === 0 && changed.size === 0) performance.mark(FACES_MARK);
}

/**
 * Draws the page's text in the site's faces, of which it loads the files that have what can be read: at first, and whenever
 * something else is shown.
 */
export async function keepFaces(): Promise<void> {
  const { documentElement } = document;
  await readFaceSheet(firstFaces);
  new MutationObserver((records) => {
    for (const { target } of records) {
      const element = target instanceof Element ? target : target.parentElement;
      if (element) note(element);
    }
  }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
  addEventListener('input', ({ target }) => note(target as Element));
  addEventListener('resize', () => note(documentElement));
  changed.add(documentElement);
  await look();
}
