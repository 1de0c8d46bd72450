// Entry point of every command (`npm start`, `npm test` …). Plain JavaScript, because it also runs on an outdated Node
// and before packages are installed: it checks both, then runs scripts/<name>.ts or bench/<name>.ts.
import { spawn, spawnSync } from 'node:child_process';
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

/**
 * npm writes `node_modules/.package-lock.json` at the end of an installation. If older than the lock file, it is stale.
 */
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
      'npm could not install the packages (see its message above). Check the network and run the command again.',
    );
  }
}

requireNode(20, 19);
requireWritableFolder();
if (!isInstalled()) install();

const { register } = await import('tsx/esm/api');
register();
const load = (folder, file) => import(pathToFileURL(join(root, folder, file)).href);

/** Commands that load firebase-admin and therefore run under the functions' version of Node. */
const LOADS_FIREBASE_ADMIN = [
  'bench',
  'bench-admin',
  'check-attacks',
  'close-admin',
  'create-admin',
  'fuzz',
  'jobs',
  'seed',
];

async function nodeFor(command) {
  if (!LOADS_FIREBASE_ADMIN.includes(command)) return process.execPath;
  const { deployedNode } = await load('scripts', 'deployed-node/deployed-node.ts');
  try {
    return deployedNode();
  } catch (error) {
    return stop(error.message);
  }
}

const node = await nodeFor(name);
if (node === process.execPath) {
  process.argv.splice(2, process.argv.length, ...rest);
  await load(name.startsWith('bench') ? 'bench' : 'scripts', `${name}.ts`);
} else {
  const child = spawn(node, process.argv.slice(1), { stdio: 'inherit' });
  // The terminal sends Ctrl-C to both processes; this one exits after the child.
  process.on('SIGINT', () => {});
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.once('exit', (code) => process.exit(code ?? 1));
}
