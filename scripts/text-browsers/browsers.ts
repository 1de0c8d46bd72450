import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { KEYS, openTerminal, type Terminal } from './terminal.ts';

/** What a visitor does with a text browser. Labels are those on the page. */
export interface TextBrowser {
  fill(label: string, text: string): Promise<void>;
  /** Fills a field of several lines. */
  fillLines(label: string, text: string): Promise<void>;
  check(checkbox: string): Promise<void>;
  press(button: string): Promise<void>;
  /** Presses a button among others on a line; `before` is the one before it, if the page has the text elsewhere too. */
  choose(button: string, before?: string): Promise<void>;
  follow(link: string): Promise<void>;
  /** Resolves with the first of the texts that the page shows, wherever its lines break. */
  see(...texts: string[]): Promise<string>;
  close(): void;
}

/** Returns the source of a pattern for a text, wherever its lines break. */
const patternOf = (text: string) =>
  text.replaceAll(/[^\p{L}\p{N}\s]/gu, String.raw`\$&`).replaceAll(/\s+/g, String.raw`\s+`);

/** Lynx draws the end of a line of Korean incompletely where it breaks the line within a word. */
const BEGINNING = 20;

const withoutSpaces = (text: string) => text.replaceAll(/\s|\u2060/g, '');

const see = (terminal: Terminal, ...texts: string[]) =>
  terminal.read(`“${texts.join('” or “')}”`, (screen) =>
    texts.find((text) => withoutSpaces(screen).includes(withoutSpaces(text).slice(0, BEGINNING))),
  );

/** Lynx numbers links, fields and buttons; the arrows move from one to the next, also out of a field. */
function openLynx(url: string, folder: string): TextBrowser {
  const config = join(folder, 'lynx.cfg');
  writeFileSync(
    config,
    'DEFAULT_KEYPAD_MODE:LINKS_AND_FORM_FIELDS_ARE_NUMBERED\nACCEPT_ALL_COOKIES:TRUE\nCHARACTER_SET:utf-8\n',
  );
  const terminal = openTerminal(`lynx -cfg=${config} '${url}'`, { HOME: folder });
  /** The page, and the number at which the cursor is; absent on a page that was just opened. */
  let position: { page: string; number: number } | undefined;
  async function moveTo(what: string, pattern: RegExp) {
    const numberOn = (shown: string) => Number(pattern.exec(shown)?.[1]) || undefined;
    if (!position) {
      // Within a field, Lynx would not draw the page anew, and digits would be typed.
      let earlier: string | undefined;
      position = await terminal.read(what, (page) => {
        const number = numberOn(page);
        // Until it is drawn as a whole, the page lacks its end.
        const isWhole = page === earlier;
        earlier = page;
        return number === undefined || !isWhole ? undefined : { page, number };
      });
      // A page that begins with a field opens within it.
      if (position.number > 1) terminal.press(`${position.number}g${KEYS.enter}`);
      return;
    }
    const number = numberOn(position.page);
    if (number === undefined) throw new Error(`The page has no ${what}`);
    const steps = number - position.number;
    terminal.press((steps < 0 ? KEYS.up : KEYS.down).repeat(Math.abs(steps)));
    position = { ...position, number };
  }
  const fill = async (label: string, text: string) => {
    await moveTo(label, new RegExp(`${patternOf(label)}\\s*(?:\\([^)]*\\)\\s*)?\\[(\\d+)\\]`));
    terminal.press(KEYS.clearLine + text);
  };
  const activate = async (label: string, pattern: RegExp) => {
    await moveTo(label, pattern);
    terminal.press(KEYS.enter);
    position = undefined;
  };
  // Where Lynx breaks a line within a button, its closing bracket may be missing.
  const press = (button: string) =>
    activate(button, new RegExp(`\\(\\[(\\d+)\\][^()]*\\)\\s*${patternOf(button)}`));
  return {
    fill,
    fillLines: fill,
    async check(checkbox) {
      await moveTo(checkbox, new RegExp(`\\[(\\d+)\\]\\[ \\]\\s*${patternOf(checkbox)}`));
      terminal.press(KEYS.enter);
    },
    press,
    choose: (button) => press(button),
    follow: (link) => activate(link, new RegExp(`\\[(\\d+)\\]${patternOf(link)}`)),
    see: (...texts) => see(terminal, ...texts),
    close: terminal.close,
  };
}

/** In w3m a search moves to a label, the tab key to the field after it; an editor fills a field of several lines. */
function openW3m(url: string, folder: string): TextBrowser {
  const typed = join(folder, 'typed');
  const options = `-cookie -o confirm_qq=0 -o ignorecase_search=0 -o 'editor=cp ${typed}'`;
  const terminal = openTerminal(`w3m ${options} '${url}'`, { HOME: folder });
  const find = async (label: string, pattern = label) => {
    await see(terminal, label);
    terminal.press(`/${pattern}${KEYS.enter}`);
  };
  const activate = async (label: string) => {
    await find(label);
    terminal.press(KEYS.enter);
  };
  /** Texts may mention the word of a label, in Korean with a particle after it. */
  const fieldOf = (label: string) => find(label, `${label}( |[[(]|$)`);
  return {
    async fill(label, text) {
      await fieldOf(label);
      terminal.press(KEYS.tab + KEYS.enter + KEYS.lineEnd + KEYS.clearLine + text + KEYS.enter);
    },
    async fillLines(label, text) {
      writeFileSync(typed, `${text}\n`);
      await fieldOf(label);
      terminal.press(KEYS.tab + KEYS.enter);
      // The field shows the beginning of a line.
      await see(terminal, text.slice(0, 8));
    },
    async check(checkbox) {
      await find(checkbox, `\\[ ]${checkbox}`);
      terminal.press(KEYS.tab + KEYS.enter);
    },
    // A button is a line of its own or follows a field, of which `]` is the end. The text before it may contain the same words.
    async press(button) {
      const isBesideField = await terminal.read(button, (screen) =>
        screen.includes(button) ? screen.includes(`]${button}`) : undefined,
      );
      await (isBesideField ? find(button, `]${button} *$`) : find(button, `^ *${button} *$`));
      terminal.press((isBesideField ? KEYS.tab : '') + KEYS.enter);
    },
    async choose(button, before) {
      await find(before ?? button, before && `${before} *${button}`);
      terminal.press((before ? KEYS.tab : '') + KEYS.enter);
    },
    follow: (link) => activate(link),
    see: (...texts) => see(terminal, ...texts),
    close: terminal.close,
  };
}

/** The text browsers by the name of their program, which is that of their Debian package too. */
export const TEXT_BROWSERS = { w3m: openW3m, lynx: openLynx } as const;
