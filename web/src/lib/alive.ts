/** React marks the elements that it has brought to life. */
const isAlive = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactProps$'));

/**
 * Resolves when everything that can be used in a page that a server wrote has come to life, and says so on the document.
 * Until then its answers must stay as they are: React compares what it makes with what is there.
 */
export function untilAlive(root: Element): Promise<void> {
  return new Promise((resolve) => {
    function look() {
      if (![...root.querySelectorAll('a, button, input, select, textarea')].every(isAlive)) {
        requestAnimationFrame(look);
        return;
      }
      document.documentElement.dataset['alive'] = '';
      resolve();
    }
    look();
  });
}
