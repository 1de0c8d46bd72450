import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright';
import { CliError } from './cli-error.ts';
import { rootPath } from './paths.ts';

/** The Chromium without windows, which Playwright uses too: a page takes much less CPU in it. */
const HEADLESS_SHELL = ['chromium-headless-shell'];
const WITH_WINDOWS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
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

const findOnPath = (names: readonly string[]) =>
  (process.env['PATH'] ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find(isExecutable);

const findWithWindows = () =>
  findOnPath(WITH_WINDOWS) ?? [...ELSEWHERE, chromium.executablePath()].find(isExecutable);

function run(command: string, args: string[]): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync(command, args, { stdio: 'inherit', env }).status === 0;
}

/** Installs Debian's headless shell with a Korean font. Needs root, and is not available in every derivative of Debian. */
function installAsRootOfDebian(): boolean {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return false;
  console.log('Installing a Chromium without windows for the tests …');
  const packages = [...HEADLESS_SHELL, 'fonts-noto-cjk'];
  return (
    run('apt-get', ['update', '-qq']) &&
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages])
  );
}

function installPlaywrights(): boolean {
  console.log('Installing a Chromium for the tests …');
  return run(process.execPath, [rootPath('node_modules', 'playwright', 'cli.js'), 'install', 'chromium']);
}

/**
 * Returns the path of a Chromium for the tests: the headless shell, which root of Debian installs also next to another
 * Chromium; otherwise another installed one, or Playwright's, which is installed.
 */
export function requireChromium(): string {
  const named = process.env['CHROMIUM_PATH'];
  if (named !== undefined) {
    if (!isExecutable(named))
      throw new CliError(`CHROMIUM_PATH names ${named}, which is not an executable file.`);
    return named;
  }
  const found =
    findOnPath(HEADLESS_SHELL) ??
    (installAsRootOfDebian() ? findOnPath(HEADLESS_SHELL) : undefined) ??
    findWithWindows() ??
    (installPlaywrights() ? findWithWindows() : undefined);
  if (!found) {
    throw new CliError(
      'Chromium could not be installed (see the messages above). Install it manually, or set its path: CHROMIUM_PATH=/path/to/chrome npm test.',
    );
  }
  return found;
}
