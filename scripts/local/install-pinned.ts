import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { CliError } from './cli-error.ts';
import { localPath, rootPath } from './paths.ts';

/**
 * Installs the packages that `scripts/pinned/<tool>/package-lock.json` names, unless they are installed, and returns their
 * `node_modules` below `.local`. npm verifies them with the checksums in the lock file. They are renamed into place last,
 * so that no other run finds a partial installation.
 * @param check is called with the new `node_modules`, and throws if the tool cannot be used on this machine
 * @param hint what to do when npm fails
 * @throws CliError when npm cannot install the tool
 */
export function installPinned(
  tool: string,
  version: string,
  { check = () => {}, hint = '' }: { check?: (packages: string) => void; hint?: string } = {},
): string {
  const target = localPath('pinned', `${tool}-${version}`);
  const packages = join(target, 'node_modules');
  if (existsSync(packages)) return packages;
  mkdirSync(localPath('pinned'), { recursive: true });
  const folder = mkdtempSync(localPath('pinned', `installing-${tool}-`));
  try {
    for (const file of ['package.json', 'package-lock.json'])
      cpSync(rootPath('scripts', 'pinned', tool, file), join(folder, file));
    console.log(`Installing ${tool} ${version} …`);
    // npm does not read the project's .npmrc in this folder.
    const options = [
      '--no-audit',
      '--no-fund',
      '--no-update-notifier',
      '--ignore-scripts',
      '--loglevel=error',
    ];
    const npm = spawnSync('npm', ['ci', ...options], {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'inherit'],
      shell: process.platform === 'win32',
    });
    if (npm.status !== 0)
      throw new CliError(
        `npm could not install ${tool} ${version} (see its message above). Check the network and run the command again${hint}.`,
      );
    check(join(folder, 'node_modules'));
    // A concurrent run may have installed it already.
    if (!existsSync(packages)) renameSync(folder, target);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  return packages;
}
