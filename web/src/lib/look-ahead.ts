const AHEAD = 600;

/**
 * `boot.js` lets what lies further down wait until it is seen (`data-later`). Once a visitor goes on it is fetched a little
 * before that.
 */
export function lookAhead(): void {
  addEventListener('scroll', () => {
    for (const element of document.querySelectorAll('[data-later]'))
      if (element.getBoundingClientRect().top < innerHeight + AHEAD) element.removeAttribute('data-later');
  });
}
