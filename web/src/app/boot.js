// Runs within a rendered page before it is painted. Takes a visitor who chose English to the twin; brings the page to
// life once it is loaded and painted and the browser idle, or at the first touch; and keeps what is pressed until then.
// Uncovers it for who has answered the age gate (`domain/src/shared/age-answer.ts`).
(() => {
  const { pathname } = location;
  const root = document.documentElement;
  const storage = (method, value) => {
    try {
      return localStorage[method]('language', value);
    } catch {
      // A browser that stores nothing has stored no choice, and the address carries the language.
    }
  };
  if (storage('getItem') === 'en' && !/^\/en(\/|$)/.test(pathname)) {
    root.hidden = true;
    // In place of this address in the history, as whatever a page does while it is loading.
    return (location.pathname = `/en${pathname === '/' ? '' : pathname}`);
  }
  const age = /\bageAnswer=(\w+)/.exec(document.cookie)?.[1];
  if (age) root.dataset.age = age;
  const scripts = document.currentScript.dataset.scripts.split(' ');

  // What lies further down has neither its pictures nor its faces fetched (`ui/later.css`) before it is seen, and much of it
  // is not laid out. Who was here before comes back to where they were, and who follows a link to a part of the page, or to
  // words in it, looks for that: then all of it is there. Of words only the navigation tells.
  if (!history.state && !/#/.test(location + performance.getEntriesByType('navigation')[0]?.name))
    root.dataset.holding = '';
  const seen = new IntersectionObserver((entries) => {
    for (const entry of entries) if (entry.isIntersecting) delete entry.target.dataset.later;
  });
  new MutationObserver(() => {
    for (const element of document.querySelectorAll('[data-later]')) seen.observe(element);
  }).observe(document, { childList: true, subtree: true });

  // React marks what it is bringing to life, and the frame and the page within it say when that is done. What is done to
  // the rest is done again when its turn has come.
  const isAlive = (element) =>
    /__reactProps/.test(Object.keys(element)) && 'arrived' in (element.closest('main') ?? root).dataset;
  const waiting = new Map();
  const again = () => {
    for (const [element, act] of waiting)
      if (isAlive(element)) {
        waiting.delete(element);
        requestAnimationFrame(act);
      }
    if (waiting.size) requestAnimationFrame(again);
  };
  const wait = (element, act) => {
    waiting.set(element, act);
    if (waiting.size === 1) again();
  };
  const acts = {
    click(event) {
      const link = event.target.closest('a[data-language]');
      // The link itself leads to the twin.
      if (link) storage('setItem', link.dataset.language);
      const pressed = event.target.closest('button,[type=checkbox],[type=radio]');
      if (!pressed || isAlive(pressed)) return;
      event.preventDefault();
      wait(pressed, () => pressed.click());
    },
    submit(event) {
      if (isAlive(event.target)) return;
      event.preventDefault();
      wait(event.target, () => event.target.requestSubmit());
    },
    input({ target }) {
      if (isAlive(target) || /checkbox|radio/.test(target.type)) return;
      const { value } = target;
      wait(target, () => {
        // Emptied first by React's own setter, which keeps in mind what it found, then past it: so that it notices.
        target.value = '';
        Reflect.set(Object.getPrototypeOf(target), 'value', value, target);
        target.dispatchEvent(new Event(target.tagName === 'SELECT' ? 'change' : 'input', { bubbles: true }));
      });
    },
  };
  for (const type in acts) addEventListener(type, acts[type], true);

  // Once, however often it is called.
  const start = () => {
    const [main] = scripts;
    for (const href of scripts.splice(0))
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
    if (main) import(main);
  };
  for (const type of ['pointerdown', 'keydown', 'focusin']) addEventListener(type, start, true);
  // Two frames on, what the page was loaded for has been painted: its picture, and not before it the fetching of scripts.
  const whenIdle = () =>
    requestAnimationFrame(() =>
      requestAnimationFrame(() => (self.requestIdleCallback ?? requestAnimationFrame)(start)),
    );
  // Without its script a page that is covered cannot be uncovered.
  addEventListener(age === 'confirmed' ? 'load' : 'DOMContentLoaded', whenIdle);
})();
