import { readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { rootPath } from '../../scripts/local/paths.ts';
import type { Driver, Handle } from './drivers.ts';

/** Finds elements by role and accessible name as Testing Library does, which is the same in each engine. */
const TESTING_LIBRARY = readFileSync(
  rootPath('node_modules/@testing-library/dom/dist/@testing-library/dom.umd.min.js'),
  'utf8',
);

const TIMEOUT_MS = 40_000;
const POLL_MS = 60;
/** After this time a visitor presses again. */
const PRESS_AGAIN_MS = 6_000;
/** As many characters of a page's text are part of an error. */
const EXCERPT = 1_500;

/** A text, or a pattern of it. */
type Name = string | RegExp;
/** `field` is a control by its label. */
type Role = 'button' | 'link' | 'heading' | 'field' | 'tab' | 'option' | 'dialog' | 'article' | 'searchbox';

/**
 * Runs in the page: returns the first visible element with this role and name inside an element that contains `within`,
 * preferably in the topmost dialog, and scrolls it into the middle of the window.
 */
const FIND = `(role, name, within) => {
  const { queryAllByRole, queryAllByLabelText } = TestingLibraryDom;
  // Texts keep numbers and units together by no-break spaces.
  const isNamed = (text) => [text.replace(/\\s+/g, ' ').trim()].some((plain) => name instanceof RegExp ? name.test(plain) : plain === name);
  const found = role === 'field' ? queryAllByLabelText(document.body, isNamed) : queryAllByRole(document.body, role, { name: isNamed, hidden: true });
  const isVisible = (element) => element.type === 'file' || (element.checkVisibility({ visibilityProperty: true }) && element.getClientRects().length > 0);
  const holds = (element) => !within || element.closest('article, li, form, dialog, section, [role=dialog]')?.innerText.includes(within);
  const usable = found.filter((element) => isVisible(element) && holds(element) && !element.closest('[inert]'));
  const dialog = [...document.querySelectorAll('dialog[open], [role=dialog]')].filter(isVisible).at(-1);
  const element = usable.find((each) => dialog?.contains(each)) ?? usable[0];
  element?.scrollIntoView({ block: 'center', behavior: 'instant' });
  return element ?? null;
}`;

const source = (value: unknown) => (value instanceof RegExp ? String(value) : JSON.stringify(value ?? null));
const call = (fn: string, ...args: unknown[]) => `(${fn})(${args.map(source).join(', ')})`;

const HYDRATED = `document.readyState === 'complete' && (!document.getElementById('page-data') || 'hydrated' in document.documentElement.dataset)`;

/** Sets a native select to the option with this text, and tells the page as the browser does. */
const CHOOSE = `(select, option) => {
  const { value } = [...select.options].find(({ text }) => text === option);
  Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, 'value').set.call(select, value);
  for (const type of ['input', 'change']) select.dispatchEvent(new Event(type, { bubbles: true }));
  return true;
}`;

/** What a visitor does and sees, the same in each engine. Every verb waits until it can be done. */
export interface Visitor {
  /** Opens a path and waits until the page is hydrated, unless `hydration` is false. */
  open(path: string, options?: { hydration?: boolean }): Promise<void>;
  untilHydrated(): Promise<void>;
  back(): Promise<void>;
  reload(): Promise<void>;
  /** Presses a control. `within` is a text of the card, form or dialog that holds it. */
  press(role: Role, name: Name, within?: string): Promise<void>;
  /** Presses a button until the address matches: what takes long may need another press. */
  pressUntil(address: RegExp, name: Name): Promise<void>;
  /** Presses a checkbox until it is checked: what the page still loads may move it under the pointer. */
  check(label: Name): Promise<void>;
  /** Presses a key. */
  key: Driver['key'];
  /** Presses Tab until a control with this text has the focus. */
  tabTo(text: string): Promise<void>;
  /** Replaces the content of a field. */
  type(label: Name, text: string, within?: string): Promise<void>;
  /** Chooses an option of a select of the browser. */
  choose(label: Name, option: string, within?: string): Promise<void>;
  upload(label: Name, file: string): Promise<void>;
  /** Waits for an element. */
  see(role: Role, name: Name, within?: string): Promise<void>;
  /** Waits for a text. */
  read(text: Name): Promise<void>;
  /** Waits until a text is gone. */
  miss(text: Name): Promise<void>;
  /** Waits until an expression in the page is true. */
  until(expression: string): Promise<void>;
  evaluate: Driver['evaluate'];
  /** Waits until the path, search and hash match. */
  reach(address: RegExp): Promise<void>;
  resize: Driver['resize'];
}

export function createVisitor(driver: Driver, site: string): Visitor {
  /** Repeats `attempt` until it is true. A page that is being replaced makes attempts fail. */
  async function poll(what: string, attempt: () => Promise<boolean>): Promise<void> {
    const deadline = Date.now() + TIMEOUT_MS;
    let failure: unknown;
    while (Date.now() < deadline) {
      try {
        if (await attempt()) return;
      } catch (error) {
        failure = error;
      }
      await delay(POLL_MS);
    }
    const page = await driver
      .evaluate(`location.href + '\\n' + document.body.innerText.replace(/\\s+/g, ' ').slice(0, ${EXCERPT})`)
      .catch(String);
    throw new Error(
      `Waited for ${what}${failure instanceof Error ? ` (${failure.message})` : ''} on ${String(page)}`,
    );
  }

  const until = (expression: string, what = expression) =>
    poll(what, async () => (await driver.evaluate(expression)) === true);

  async function find(role: Role, name: Name, within?: string): Promise<Handle | undefined> {
    if (!(await driver.evaluate(`'TestingLibraryDom' in window`)))
      await driver.evaluate(`(() => { ${TESTING_LIBRARY} })()`);
    return driver.find(call(FIND, role, name, within));
  }

  /** Waits for an element and does something with it. */
  const withElement = (
    role: Role,
    name: Name,
    within: string | undefined,
    act: (element: Handle) => Promise<unknown>,
  ) =>
    poll(`${role} ${String(name)}`, async () => {
      const element = await find(role, name, within);
      if (element === undefined) return false;
      await act(element);
      return true;
    });

  const isAt = (address: RegExp) =>
    `${source(address)}.test(location.pathname + location.search + location.hash)`;
  const untilHydrated = () => until(HYDRATED, 'hydration');
  const hasText = (text: Name) =>
    `(${source(text)} instanceof RegExp ? ${source(text)}.test(document.body.innerText) : document.body.innerText.replace(/\\s+/g, ' ').includes(${source(text)}))`;

  return {
    async open(path, { hydration = true } = {}) {
      await driver.open(site + path);
      if (hydration) await untilHydrated();
    },
    untilHydrated,
    async back() {
      await driver.evaluate('history.back()');
    },
    async reload() {
      await driver.open(String(await driver.evaluate('location.href')));
      await untilHydrated();
    },
    press: (role, name, within) => withElement(role, name, within, (element) => driver.press(element)),
    check: (label) =>
      poll(`the check of ${String(label)}`, async () => {
        const box = await find('field', label);
        if (!box) return false;
        if ((await driver.evaluate(`${call(FIND, 'field', label)}.checked`)) === true) return true;
        await driver.press(box);
        return false;
      }),
    key: driver.key,
    tabTo: (text) =>
      poll(`the focus on ${text}`, async () => {
        if ((await driver.evaluate('document.activeElement.textContent.trim()')) === text) return true;
        await driver.key('Tab');
        return false;
      }),
    async type(label, text, within) {
      await withElement('field', label, within, (element) => driver.press(element));
      await driver.evaluate(`document.activeElement.select?.()`);
      await driver.type(text);
    },
    choose: (label, option, within) =>
      poll(`select ${String(label)}`, async () => {
        if ((await find('field', label, within)) === undefined) return false;
        const select = call(FIND, 'field', label, within);
        return (await driver.evaluate(`(${CHOOSE})(${select}, ${source(option)})`)) === true;
      }),
    upload: (label, file) =>
      withElement('field', label, undefined, (element) => driver.upload(element, file)),
    see: (role, name, within) => withElement(role, name, within, async () => {}),
    read: (text) => until(hasText(text), `the text ${String(text)}`),
    miss: (text) => until(`!${hasText(text)}`, `the end of ${String(text)}`),
    until: (expression) => until(expression),
    evaluate: driver.evaluate,
    reach: (address) => until(isAt(address), `the address ${String(address)}`),
    pressUntil(address, name) {
      let pressedAt = 0;
      return poll(`the address ${String(address)}`, async () => {
        if ((await driver.evaluate(isAt(address))) === true) return true;
        const button = Date.now() - pressedAt > PRESS_AGAIN_MS && (await find('button', name));
        if (!button) return false;
        pressedAt = Date.now();
        await driver.press(button);
        return false;
      });
    },
    resize: driver.resize,
  };
}
