import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { build } from 'esbuild';
import type * as FirebaseApp from 'firebase/app';
import type * as FirebaseFirestore from 'firebase/firestore';
import { chromium } from 'playwright';
import type { Page } from 'playwright';

const ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-sync',
  '--no-first-run',
];
/** Browser paths on Debian, used when CHROMIUM_PATH is not set. */
const DEBIANS = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];

/** The members that the page's script adds to `window`: the browser build of the SDK. */
export type FirebaseInPage = typeof FirebaseApp & typeof FirebaseFirestore;

const FIREBASE = `import * as app from 'firebase/app'; import * as firestore from 'firebase/firestore';
  window.firebase = { ...app, ...firestore };`;

export interface OpenPage {
  readonly page: Page;
  readonly problems: string[];
  close(): Promise<void>;
}

/**
 * Opens a blank page in Chromium, on another origin than the emulator's.
 * @param contents the script to bundle from this folder; the default provides `window.firebase`
 */
export async function openPage(contents = FIREBASE): Promise<OpenPage> {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: import.meta.dirname },
    bundle: true,
    write: false,
    format: 'iife',
    platform: 'browser',
  });
  const script = outputFiles[0]?.text ?? '';
  const site = createServer((request, response) => {
    const isScript = request.url === '/firebase.js';
    response.setHeader('Content-Type', isScript ? 'text/javascript' : 'text/html; charset=utf-8');
    response.end(
      isScript
        ? script
        : '<!doctype html><link rel="icon" href="data:,"><script src="/firebase.js"></script>',
    );
  });
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  const address = site.address();
  const port = typeof address === 'object' && address ? address.port : 0;

  const executablePath = process.env['CHROMIUM_PATH'] ?? DEBIANS.find((path) => existsSync(path));
  const browser = await chromium.launch({ args: ARGUMENTS, ...(executablePath && { executablePath }) });
  const context = await browser.newContext();
  const page = await context.newPage();
  const problems: string[] = [];
  page.on('console', (message) => void (message.type() === 'error' && problems.push(message.text())));
  page.on('pageerror', (error) => problems.push(error.message));
  await page.goto(`http://127.0.0.1:${port}/`);
  return {
    page,
    problems,
    async close() {
      await browser.close();
      site.closeAllConnections();
      site.close();
    },
  };
}
