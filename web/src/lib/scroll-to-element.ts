/** Scrolls to the element with this id and focuses it. */
export function scrollToElement(id: string): void {
  const part = document.getElementById(id);
  if (!part) return;
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  part.scrollIntoView({ behavior: isCalm ? 'auto' : 'smooth' });
  part.tabIndex = -1;
  part.focus({ preventScroll: true });
}
