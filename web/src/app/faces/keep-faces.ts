import firstFaces from 'virtual:first-faces.css?url';
import furtherFaces from 'virtual:further-faces.css?url';
import { nextFrame, nextTurn } from '../../lib/turns.ts';
import { faceOf, readFaceSheet, type Slice } from './face-sheets.ts';
import { textsIn } from './texts.ts';

/** While it stands on the browser's timeline, all that can be read is drawn in the site's faces. */
const FACES_MARK = 'faces';

/** How long the page may be kept from answering, in milliseconds. */
const TURN_MS = 4;

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

/** The files that the changed elements' texts need and that were not asked for yet, by face. */
async function findWanted(): Promise<Iterable<Slice[]>> {
  const texts = [...changed].flatMap((root) => [...textsIn(root)]);
  changed.clear();
  const wanted = new Map<unknown, Slice[]>();
  let turnEnds = performance.now() + TURN_MS;
  for (const [element, text] of texts) {
    if (performance.now() > turnEnds) {
      await nextTurn();
      turnEnds = performance.now() + TURN_MS;
    }
    const face = faceOf(element);
    if (!face) continue;
    for (const character of text) {
      const slice = face.slices.get(character);
      if (!slice && LETTER.test(character)) void readFurtherFaces();
      if (!slice || slice.isAsked) continue;
      slice.isAsked = true;
      wanted.set(face, [...(wanted.get(face) ?? []), slice]);
    }
  }
  return wanted.values();
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

/** Each face has a frame of its own: all text laid out anew with all of them at once would keep the page busy. */
async function add(loading: readonly Promise<FontFace[]>[], others: Promise<void>) {
  const loaded = (await Promise.all(loading)).flat();
  await others;
  for (const face of loaded) document.fonts.add(face);
  await nextFrame();
}

let looking = 0;
let adding = Promise.resolve();

async function look() {
  looking += 1;
  for (const slices of await findWanted()) {
    const loading: Promise<FontFace[]>[] = [];
    for (const slice of slices) {
      await nextTurn();
      loading.push(load(slice));
    }
    adding = add(loading, adding);
  }
  await adding;
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
