const AHEAD = '600px';

/**
 * `boot.js` lets what lies further down wait until it is seen (`data-later`). Once a visitor goes on it is fetched before
 * that.
 */
export function lookAhead(): void {
  const near = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries)
        if (isIntersecting) target.removeAttribute('data-later');
    },
    { rootMargin: AHEAD },
  );
  const look = () => {
    for (const element of document.querySelectorAll('[data-later]')) near.observe(element);
  };
  addEventListener(
    'scroll',
    () => {
      look();
      new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
    },
    { once: true },
  );
}
