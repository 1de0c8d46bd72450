import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright';
import { CliError } from './cli-error.ts';
import { rootPath } from './paths.ts';

/** It needs less than half the CPU of a full Chromium, and Playwright uses it too. */
const HEADLESS_SHELL = 'chromium-headless-shell';

/** The fonts that the fallbacks of the site's fonts name. With others, the layout shifts while the site's own load. */
const FONTS = ['fonts-noto-cjk', 'fonts-liberation'];

const NAMES = [HEADLESS_SHELL, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
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

/** Returns the path of the first of these programs that is installed. */
export function findOnPath(names: readonly string[]): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable);
}

const findChromium = (): string | undefined =>
  findOnPath(NAMES) ?? [...ELSEWHERE, chromium.executablePath()].find(isExecutable);

function run(command: string, args: string[]): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync(command, args, { stdio: 'inherit', env }).status === 0;
}

const canInstall = () => process.getuid?.() === 0 && existsSync('/etc/debian_version');

const areInstalled = (packages: readonly string[]) =>
  spawnSync('dpkg', ['--status', ...packages], { stdio: 'ignore' }).status === 0;

/** Installs packages of Debian. Needs root. Returns whether that was possible. */
export function installDebianPackages(packages: readonly string[]): boolean {
  if (!canInstall()) return false;
  return (
    run('apt-get', ['update', '-qq']) &&
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages])
  );
}

const installPlaywrights = () =>
  run(process.execPath, [rootPath('node_modules', 'playwright', 'cli.js'), 'install', 'chromium']);

/**
 * Returns the path of a Chromium for the tests: an installed one, otherwise installs Debian's or Playwright's. In CI the
 * headless shell is installed beside another Chromium where that is possible. The fonts of the tests are installed with it.
 */
export function requireChromium(): string {
  const named = process.env['CHROMIUM_PATH'];
  if (named !== undefined) {
    if (!isExecutable(named))
      throw new CliError(`CHROMIUM_PATH names ${named}, which is not an executable file.`);
    return named;
  }
  const found = findOnPath([HEADLESS_SHELL]) ?? (process.env['CI'] ? undefined : findChromium());
  if (found && (areInstalled(FONTS) || !canInstall())) return found;

  console.log('Installing a Chromium and fonts for the tests …');
  // Not every derivative of Debian has them.
  installDebianPackages([HEADLESS_SHELL, ...FONTS]);
  const installed = findChromium() ?? (installPlaywrights() ? findChromium() : undefined);
  if (!installed) {
    throw new CliError(
      'Chromium could not be installed (see the messages above). Install it manually, or set its path: CHROMIUM_PATH=/path/to/chrome npm test.',
    );
  }
  return installed;
}

/** Returns the version of the browser at `executablePath`, as in `156.0.8078.108`. */
export async function chromiumVersion(executablePath: string): Promise<string> {
  const browser = await chromium.launch({ executablePath });
  try {
    return browser.version();
  } finally {
    await browser.close();
  }
}
