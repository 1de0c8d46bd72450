import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright';
import { Trouble } from './fail.ts';
import { inRoot } from './paths.ts';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const ELSEWHERE = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function findChromium(): string | undefined {
  const onPath = (process.env['PATH'] ?? '')
    .split(delimiter)
    .flatMap((folder) => NAMES.map((name) => join(folder, name)));
  return [...onPath, ...ELSEWHERE, chromium.executablePath()].find(isExecutable);
}

function run(command: string, args: string[]): void {
  const result = spawnSync(command, args, {
    stdio: 'inherit',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  if (result.status !== 0) {
    throw new Trouble(
      `Installing a Chromium failed at "${command} ${args.join(' ')}". Install one by hand, or name yours: CHROMIUM_PATH=/path/to/chrome npm test.`,
    );
  }
}

function isRootOnDebian(): boolean {
  return process.getuid?.() === 0 && existsSync('/etc/debian_version');
}

/** The Chromium that the tests drive: one that is there, otherwise Debian's, otherwise Playwright's own. */
export function requireChromium(): string {
  const named = process.env['CHROMIUM_PATH'];
  if (named !== undefined) {
    if (!isExecutable(named))
      throw new Trouble(`CHROMIUM_PATH names ${named}, which is not an executable file.`);
    return named;
  }
  const found = findChromium();
  if (found) return found;

  console.log('Installing a Chromium for the tests …');
  if (isRootOnDebian()) {
    run('apt-get', ['update', '-qq']);
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium', 'fonts-noto-cjk']);
  } else {
    run(process.execPath, [inRoot('node_modules', 'playwright', 'cli.js'), 'install', 'chromium']);
  }
  const installed = findChromium();
  if (!installed)
    throw new Trouble(
      'No Chromium was found after installing one. Name yours: CHROMIUM_PATH=/path/to/chrome npm test.',
    );
  return installed;
}
