import { nextFrame, turns } from './turns.ts';

/** Shows what lies further down as well, which until then is held back (`boot.js`, `ui/later.css`). */
export function showLater(): void {
  delete document.documentElement.dataset['holding'];
}

/** Whoever goes on gets it before it is seen. On a screen of another width all of it has other heights. */
export function showLaterOnMove(): void {
  if (!('holding' in document.documentElement.dataset)) return;
  for (const type of ['scroll', 'resize']) addEventListener(type, showLater, { once: true });
}

/**
 * Gives the cards further down, and the footer, their true heights, one by one. Until then they are guessed, and what
 * somebody jumps to would move away under their hand.
 */
export async function layOutLater(): Promise<void> {
  const { dataset } = document.documentElement;
  const parts = document.querySelectorAll<HTMLElement>(':is(li, li > article, footer)[data-later]');
  const turn = turns();
  for (const part of parts) {
    if (!('holding' in dataset)) return;
    // Home's later parts are held as a whole (`routes/home.module.css`): each of them takes too long to be laid out at once.
    if (!part.checkVisibility?.({ contentVisibilityAuto: true })) continue;
    part.style.contentVisibility = 'visible';
    part.getBoundingClientRect();
    await turn();
  }
  // With a frame the browser keeps in mind how high they are; from then on they need no longer be laid out.
  await nextFrame();
  for (const part of parts) part.style.contentVisibility = '';
  if ('holding' in dataset) dataset['holding'] = 'measured';
}
