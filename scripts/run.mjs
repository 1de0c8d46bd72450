// Entry of every command (`npm start`, `npm test` …). Plain JavaScript, because it also runs on a Node that is too old
// and before anything is installed: it checks both, then hands over to scripts/<name>.ts.
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const [name, ...rest] = process.argv.slice(2);

function stop(sentence) {
  console.error(sentence);
  process.exit(1);
}

function requireNode(major, minor) {
  const [ownMajor, ownMinor] = process.versions.node.split('.').map(Number);
  if (ownMajor > major || (ownMajor === major && ownMinor >= minor)) return;
  stop(
    `Node ${process.versions.node} is too old: this project needs ${major}.${minor} or newer. Install a current one from https://nodejs.org and run the command again.`,
  );
}

function requireWritableFolder() {
  try {
    accessSync(root, constants.W_OK);
  } catch {
    stop(
      `Cannot write to ${root}. Give your user the right to write there, or clone the project into a folder of your own.`,
    );
  }
}

/** npm writes `node_modules/.package-lock.json` at the end of an installation: older than the lock file is stale. */
function isInstalled() {
  const installed = join(root, 'node_modules', '.package-lock.json');
  const wanted = join(root, 'package-lock.json');
  return existsSync(installed) && statSync(installed).mtimeMs >= statSync(wanted).mtimeMs;
}

function install() {
  console.log('Installing packages …');
  const npm = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (npm.status !== 0) {
    stop(
      'npm could not install the packages (its message stands above). Check the network and run the command again.',
    );
  }
}

requireNode(20, 19);
requireWritableFolder();
if (!isInstalled()) install();

process.argv.splice(2, process.argv.length, ...rest);
const { register } = await import('tsx/esm/api');
register();
await import(pathToFileURL(join(root, 'scripts', `${name}.ts`)).href);
