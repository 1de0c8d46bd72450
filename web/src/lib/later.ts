/** Shows what lies further down as well, which until then is held back (`boot.js`, `ui/later.css`). */
export function showLater(): void {
  delete document.documentElement.dataset['holding'];
}

/** Whoever goes on gets it before it is seen. */
export function showLaterOnScroll(): void {
  if ('holding' in document.documentElement.dataset) addEventListener('scroll', showLater, { once: true });
}
