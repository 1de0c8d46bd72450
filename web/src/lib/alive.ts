/** The frame of the pages, and the page within it, which come to life one after the other. */
const PARTS = { frame: () => document.documentElement, page: () => document.querySelector('main') };

/** Says on the document that a part of it is done: until then React forgets what is done to it. Call it in an effect. */
export function markArrived(part: keyof typeof PARTS): void {
  PARTS[part]()?.setAttribute('data-arrived', '');
}

/** React marks the elements that it is bringing to life; `boot.js` looks in the same way. */
const isAlive = (element: Element) =>
  Object.keys(element).some((key) => key.startsWith('__reactProps$')) &&
  (element.closest('main') ?? document.documentElement).hasAttribute('data-arrived');

/**
 * Resolves when everything that can be used in a page that a server wrote has come to life, and says so on the document.
 * Until then its answers must stay as they are: React compares what it makes with what is there.
 */
export function untilAlive(root: Element): Promise<void> {
  const waited = [...root.querySelectorAll('a, button, input, select, textarea')];
  return new Promise((resolve) => {
    function look() {
      // From the end, where life comes last; one that React has made anew is alive from its beginning.
      for (let last; (last = waited.at(-1)) && (isAlive(last) || !last.isConnected);) waited.pop();
      if (waited.length > 0) {
        requestAnimationFrame(look);
        return;
      }
      document.documentElement.dataset['alive'] = '';
      resolve();
    }
    look();
  });
}
