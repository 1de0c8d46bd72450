// Runs inside a server-rendered page before it is painted. Redirects a visitor who chose English to the English page; loads
// the scripts once the page is loaded and painted and the browser is idle, or at the first interaction; and repeats after
// hydration what was pressed before. Asks the age question, unless the visitor has answered, stores the answer, and shows the
// title for those who declined (`web/src/age-gate`).
(() => {
  const { pathname } = location;
  const root = document.documentElement;
  delete root.dataset.withoutScripts;
  const storage = (method, value) => {
    try {
      return localStorage[method]('language', value);
    } catch {
      // Without storage there is no stored choice.
    }
  };
  // The first access to the storage takes as long as a frame, so an English page does without it.
  if (!/^\/en(\/|$)/.test(pathname) && storage('getItem') === 'en') {
    root.hidden = true;
    // During loading, a navigation replaces the history entry.
    return (location.pathname = `/en${pathname === '/' ? '' : pathname}`);
  }
  const age = /(?:^|; )ageAnswer=(confirmed|denied)(?:;|$)/.exec(document.cookie)?.[1];
  if (age) root.dataset.age = age;
  // The title for a visitor who declined the question, which the page contains until it is hydrated.
  const showCoffeeOnlyTitle = () => {
    const title =
      root.dataset.age === 'denied' && document.querySelector('[name=coffee-only-title]')?.content;
    if (title && document.title !== title) document.title = title;
  };
  // Also before the end of the HTML, and when hydration renders the other title.
  new MutationObserver(showCoffeeOnlyTitle).observe(document.head, {
    childList: true,
    subtree: true,
    characterData: true,
  });
  const scripts = document.currentScript.dataset.scripts.split(' ');

  /** Focusing the question is no interaction of the visitor. */
  let isAsking = false;
  // The HTML shows the age question; here it becomes modal and can be answered.
  const ask = () => {
    const question = document.getElementById('age-question');
    // It may have been answered while the HTML was still loading.
    if (root.dataset.age || !question) return;
    isAsking = true;
    question.open = false;
    question.showModal();
    question.querySelector('h2').focus();
    isAsking = false;
    question.addEventListener('cancel', (event) => event.preventDefault());
  };
  // The first frame waits for the style sheets. Before it, focusing would lay out the whole page once without them.
  addEventListener('DOMContentLoaded', () => requestAnimationFrame(ask));
  const answer = ({ dataset }) => {
    document.cookie = dataset.cookie;
    root.dataset.age = dataset.ageAnswer;
    showCoffeeOnlyTitle();
    document.getElementById('age-question').close();
    start();
  };
  // React would open a dialog again that it has not closed itself.
  addEventListener(
    'close',
    (event) => {
      if (root.dataset.age && event.target.id === 'age-question') event.stopImmediatePropagation();
    },
    true,
  );

  // Buttons and forms work once the page is hydrated (`lib/hydration.tsx`): what is pressed before is repeated then, once per
  // element. Text fields, selects and links are native.
  const presses = new Map();
  let hasFailed = false;
  // Browsers may keep a failed import, so the scripts are loaded again with the page, unless that would lose what was typed or the
  // browser cannot parse them.
  const reload = () => {
    if (root.dataset.withoutScripts) return;
    const fields = [...document.querySelectorAll('input,textarea')];
    if (navigator.onLine && fields.every(({ value, defaultValue }) => value === defaultValue))
      location.reload();
  };
  addEventListener('online', () => hasFailed && reload());
  const defer = (event, element, repeat) => {
    if (!element || 'hydrated' in root.dataset) return;
    // A form works without the scripts, any other button does not.
    if (hasFailed) return event.isTrusted && element.type === 'button' && reload();
    event.preventDefault();
    event.stopImmediatePropagation();
    presses.set(element, repeat);
  };
  addEventListener(
    'click',
    (event) => {
      const link = event.target.closest('a[data-language]');
      // While offline, the counterpart may not be kept: the hydrated page finds out.
      if (link && !navigator.onLine) return defer(event, link, () => link.click());
      // Before hydration the link itself leads to the localized counterpart.
      if (link && !('hydrated' in root.dataset)) storage('setItem', link.dataset.language);
      const answered = event.target.closest('[data-age-answer]');
      if (answered && !('hydrated' in root.dataset)) {
        event.stopImmediatePropagation();
        return answer(answered);
      }
      const control = event.target.closest('button,[type=checkbox],[type=radio]');
      const dialog = document.getElementById(control?.getAttribute('commandfor'));
      if (!dialog || 'hydrated' in root.dataset) return defer(event, control, () => control.click());
      const opens = control.getAttribute('command') === 'show-modal';
      // The browser opens and closes the dialog itself, except Safari before 26.2.
      if (!('command' in control)) dialog[opens ? 'showModal' : 'close']();
      // After hydration, React learns that it is open.
      if (opens) presses.set(control, () => 'hydrated' in root.dataset && dialog.open && control.click());
    },
    true,
  );
  addEventListener('submit', (event) => defer(event, event.target, () => event.target.requestSubmit()), true);
  addEventListener('hydrated', () => {
    for (const repeat of presses.values()) setTimeout(() => repeat());
  });

  // A browser older than the supported ones cannot parse the scripts: the page becomes one without JavaScript.
  const showWithoutScripts = () => {
    root.dataset.withoutScripts = 'modules';
    for (const element of document.querySelectorAll('noscript')) element.outerHTML = element.textContent;
  };

  // Loads the scripts once.
  const start = () => {
    const [main] = scripts;
    for (const href of scripts.splice(0))
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
    // Without the scripts, forms are sent as in a browser without JavaScript.
    if (main)
      import(main).catch((error) => {
        hasFailed = true;
        for (const repeat of presses.values()) repeat();
        if (error instanceof SyntaxError) showWithoutScripts();
      });
  };
  for (const type of ['pointerdown', 'keydown', 'focusin'])
    addEventListener(type, () => isAsking || start(), true);
  // After two frames the largest picture is painted; loading scripts before would delay it.
  const whenIdle = () =>
    requestAnimationFrame(() =>
      requestAnimationFrame(() => (self.requestIdleCallback ?? requestAnimationFrame)(start)),
    );
  addEventListener('load', whenIdle);
})();
