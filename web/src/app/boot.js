// Runs within a rendered page before it is painted. Takes a visitor who chose English to the twin; brings the page to
// life once it is loaded and the browser idle, or at the first touch; and keeps what is pressed until then. Uncovers
// it for who has answered the age gate (`domain/src/shared/age-answer.ts`).
(() => {
  const { pathname, search, hash } = location;
  const storage = (method, value) => {
    try {
      return localStorage[method]('language', value);
    } catch {
      // A browser that stores nothing has stored no choice, and the address carries the language.
    }
  };
  if (storage('getItem') === 'en' && !/^\/en(\/|$)/.test(pathname)) {
    document.documentElement.style.display = 'none';
    return location.replace(`/en${pathname === '/' ? '' : pathname}${search}${hash}`);
  }
  const age = /(?:^|; )ageAnswer=(\w+)/.exec(document.cookie)?.[1];
  if (age) document.documentElement.dataset.age = age;
  const scripts = document.currentScript.dataset.scripts.split(' ');
  const early = (window.earlyInput = { press: null, end: null });
  const isPress = 'button,input[type=checkbox],input[type=radio]';
  const keep = (event) => {
    const { language } = event.target.closest?.('a[data-language]')?.dataset ?? {};
    // The link itself leads to the twin.
    if (language) storage('setItem', language);
    const target = event.target.closest?.(isPress);
    if (event.type === 'submit' || target) event.preventDefault();
    if (event.type === 'click' && target) early.press = target;
  };
  const start = () => {
    for (const type of touches) removeEventListener(type, start, true);
    for (const href of scripts) {
      const link = document.createElement('link');
      link.rel = 'modulepreload';
      link.href = href;
      document.head.append(link);
    }
    import(scripts[0]);
  };
  const touches = ['pointerdown', 'keydown', 'focusin', 'touchstart'];
  early.end = () => {
    removeEventListener('click', keep, true);
    removeEventListener('submit', keep, true);
  };
  addEventListener('click', keep, true);
  addEventListener('submit', keep, true);
  for (const type of touches) addEventListener(type, start, { capture: true, once: true, passive: true });
  // Without its script a page that is covered cannot be uncovered.
  if (age !== 'confirmed') addEventListener('DOMContentLoaded', () => scripts.length && start());
  else
    addEventListener('load', () =>
      (window.requestIdleCallback ?? setTimeout)(() => scripts.length && start()),
    );
})();
