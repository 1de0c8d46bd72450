import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { findOnPath, requireChromium } from '../../scripts/local/chromium.ts';
import { HOST } from '../../scripts/local/settings.ts';
import { untilAnswered } from '../../scripts/local/until-answered.ts';
import { installPinned } from '../../scripts/local/install-pinned.ts';
import { inTime, withDeadline } from './deadline.ts';
import pinned from '../../scripts/pinned/browser-drivers/package.json' with { type: 'json' };

export const ENGINES = ['chromium', 'firefox', 'webkit'] as const;
export type Engine = (typeof ENGINES)[number];

/** The programs that an engine needs, each with its Debian package. `requireChromium` installs Chromium. */
const PROGRAMS: Record<Engine, Record<string, string>> = {
  chromium: {},
  firefox: { 'firefox-esr': 'firefox-esr' },
  webkit: { WebKitWebDriver: 'webkit2gtk-driver', Xvfb: 'xvfb' },
};

/** Returns the Debian packages that an engine lacks on this machine. */
export const missingPackages = (engine: Engine): string[] =>
  Object.entries(PROGRAMS[engine])
    .filter(([program]) => findOnPath([program]) === undefined)
    .map(([, name]) => name);

/** An element of a page, as its driver names it. */
export type Handle = object;

/** A window of a browser without storage: what puppeteer and selenium have in common. */
export interface Driver {
  open(address: string): Promise<void>;
  /** Returns the value of an expression in the page. */
  evaluate(expression: string): Promise<unknown>;
  /** Returns the element that is the value of an expression, or undefined when it is null. */
  find(expression: string): Promise<Handle | undefined>;
  press(element: Handle): Promise<void>;
  /** Types into the focused element. */
  type(text: string): Promise<void>;
  /** Presses a key of the keyboard. */
  key(name: 'Enter' | 'Escape' | 'Tab' | 'ArrowDown' | 'Space' | 'Backspace'): Promise<void>;
  upload(element: Handle, file: string): Promise<void>;
  /**
   * Returns a picture of the page in its window as PNG, or of the whole page. For the latter WebKit needs a higher window, in which parts grow
   * that have a share of its height.
   */
  screenshot(options?: { fullPage?: boolean }): Promise<Uint8Array>;
  /** Sets the size of the page in its window. */
  resize(width: number, height: number): Promise<void>;
  close(): Promise<void>;
}

export interface Browser {
  /** The name and version that the browser itself states. */
  version: string;
  /** Opens a window that shares no storage with others. */
  openWindow(): Promise<Driver>;
  close(): Promise<void>;
}

/** The parts of puppeteer-core that are used here. Its own types are only there once it is installed. */
interface PuppeteerElement {
  click(): Promise<void>;
  uploadFile(path: string): Promise<void>;
}
interface PuppeteerPage {
  goto(address: string, options: { waitUntil: 'load' }): Promise<unknown>;
  evaluate(expression: string): Promise<unknown>;
  evaluateHandle(expression: string): Promise<{ asElement(): PuppeteerElement | null }>;
  keyboard: { type(text: string): Promise<void>; press(key: string): Promise<void> };
  screenshot(options?: { fullPage?: boolean }): Promise<Uint8Array>;
  setViewport(size: { width: number; height: number }): Promise<void>;
  on(event: 'dialog', listener: (dialog: { accept(): Promise<void> }) => void): void;
}
interface PuppeteerBrowser {
  version(): Promise<string>;
  createBrowserContext(): Promise<{ newPage(): Promise<PuppeteerPage>; close(): Promise<void> }>;
  close(): Promise<void>;
}
interface Puppeteer {
  launch(options: object): Promise<PuppeteerBrowser>;
}

/** The parts of selenium-webdriver that are used here. */
interface SeleniumElement {
  click(): Promise<void>;
  sendKeys(text: string): Promise<void>;
}
interface SeleniumDriver {
  get(address: string): Promise<void>;
  executeScript(script: string): Promise<unknown>;
  executeAsyncScript(script: string): Promise<unknown>;
  actions(): { sendKeys(text: string): { perform(): Promise<void> } };
  takeScreenshot(): Promise<string>;
  manage(): { window(): { setRect(size: { width: number; height: number }): Promise<unknown> } };
  getCapabilities(): Promise<{ get(name: string): unknown }>;
  quit(): Promise<void>;
}
interface SeleniumBuilder {
  usingServer(address: string): SeleniumBuilder;
  withCapabilities(capabilities: object): SeleniumBuilder;
  build(): Promise<SeleniumDriver>;
}
interface Selenium {
  Builder: new () => SeleniumBuilder;
  Key: Record<string, string>;
}

function loadPinned<Package>(name: string): Package {
  const packages = installPinned('browser-drivers', pinned.version);
  return createRequire(join(packages, 'package.json'))(name) as Package;
}

const LAUNCH: Record<Exclude<Engine, 'webkit'>, () => object> = {
  chromium: () => ({
    browser: 'chrome',
    executablePath: requireChromium(),
    args: [...(process.getuid?.() === 0 ? ['--no-sandbox'] : []), '--force-prefers-reduced-motion'],
  }),
  firefox: () => ({
    browser: 'firefox',
    executablePath: findOnPath(['firefox-esr']),
    extraPrefsFirefox: { 'ui.prefersReducedMotion': 1 },
  }),
};

async function startPuppeteer(engine: Exclude<Engine, 'webkit'>): Promise<Browser> {
  const puppeteer = loadPinned<{ default: Puppeteer }>('puppeteer-core').default;
  const browser = await puppeteer.launch(LAUNCH[engine]());
  return {
    version: await browser.version(),
    async openWindow() {
      const context = await browser.createBrowserContext();
      const page = await context.newPage();
      page.on('dialog', (dialog) => void dialog.accept());
      return {
        open: async (address) => void (await page.goto(address, { waitUntil: 'load' })),
        evaluate: (expression) => page.evaluate(expression),
        find: async (expression) => (await page.evaluateHandle(expression)).asElement() ?? undefined,
        press: (element) => (element as PuppeteerElement).click(),
        type: (text) => page.keyboard.type(text),
        key: (name) => page.keyboard.press(name),
        upload: (element, file) => (element as PuppeteerElement).uploadFile(file),
        screenshot: (options) => page.screenshot(options),
        resize: (width, height) => page.setViewport({ width, height }),
        close: () => context.close(),
      };
    },
    close: () => browser.close(),
  };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, HOST);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

/** Starts a virtual screen, on which a window can show a whole page. WebKitGTK needs one. */
async function startScreen(): Promise<{ screen: ChildProcess; display: string }> {
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1600x12000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [number] = (await once(screen.stdio[3]!, 'data')) as [Buffer];
  return { screen, display: `:${number.toString().trim()}` };
}

const LOAD_MS = 40_000;

/** Debian's folder of libraries for this processor. */
const LIBRARIES = `/usr/lib/${process.arch === 'arm64' ? 'aarch64' : 'x86_64'}-linux-gnu`;

/** The WebKitGTK browser that its driver opens. */
const MINI_BROWSER = {
  browserName: 'MiniBrowser',
  unhandledPromptBehavior: 'accept',
  // By default, it waits for a page for five minutes.
  timeouts: { pageLoad: LOAD_MS },
  'webkitgtk:browserOptions': {
    binary: `${LIBRARIES}/webkit2gtk-4.1/MiniBrowser`,
    // Back to a page with another opener policy swaps the process of pages, after which the driver answers to nothing.
    args: ['--automation', '--features=-CrossOriginOpenerPolicy'],
  },
};

async function startWebKit(): Promise<Browser> {
  const { Builder, Key } = loadPinned<Selenium>('selenium-webdriver');
  const { screen, display } = await startScreen();
  const port = await freePort();
  const program = spawn('WebKitWebDriver', [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: display },
  });
  const server = `http://${HOST}:${port}`;
  await untilAnswered(`${server}/status`, new AbortController().signal, { pauseMs: 100 });
  const openSession = () => new Builder().usingServer(server).withCapabilities(MINI_BROWSER).build();
  const first = await openSession();
  const version = String((await first.getCapabilities()).get('browserVersion'));
  await first.quit();
  return {
    version: `WebKitGTK/${version}`,
    async openWindow() {
      const session = await openSession();
      async function resize(width: number, height: number): Promise<void> {
        const around = (await session.executeScript('return outerHeight - innerHeight')) as number;
        await session
          .manage()
          .window()
          .setRect({ width, height: height + around });
      }
      return {
        open: (address) => session.get(address),
        evaluate: (expression) => session.executeScript(`return ${expression}`),
        find: async (expression) =>
          ((await session.executeScript(`return ${expression}`)) as Handle | null) ?? undefined,
        press: (element) => (element as SeleniumElement).click(),
        type: (text) => session.actions().sendKeys(text).perform(),
        key: (name) => session.actions().sendKeys(Key[KEYS[name]]!).perform(),
        upload: (element, file) => (element as SeleniumElement).sendKeys(file),
        async screenshot({ fullPage = false } = {}) {
          const [width, height, whole] = (await session.executeScript(
            'return [innerWidth, innerHeight, document.documentElement.scrollHeight]',
          )) as [number, number, number];
          if (fullPage) await resize(width, whole);
          // The window is painted in the next frame.
          await session.executeAsyncScript(
            'requestAnimationFrame(() => requestAnimationFrame(arguments[0]))',
          );
          const picture = Buffer.from(await session.takeScreenshot(), 'base64');
          if (fullPage) await resize(width, height);
          return picture;
        },
        resize,
        close: () => session.quit(),
      };
    },
    async close() {
      for (const child of [program, screen]) {
        if (child.kill()) await once(child, 'exit');
      }
    },
  };
}

/** Selenium's names of the keys. */
const KEYS = {
  Enter: 'ENTER',
  Escape: 'ESCAPE',
  Tab: 'TAB',
  ArrowDown: 'ARROW_DOWN',
  Space: 'SPACE',
  Backspace: 'BACK_SPACE',
} as const;

/** Starts a browser. Everything that it is asked for ends, with an error if it does not answer. */
export async function startBrowser(engine: Engine): Promise<Browser> {
  const start = engine === 'webkit' ? startWebKit() : startPuppeteer(engine);
  const browser = withDeadline(engine, await inTime(`the start of ${engine}`, start));
  return { ...browser, openWindow: async () => withDeadline(engine, await browser.openWindow()) };
}
