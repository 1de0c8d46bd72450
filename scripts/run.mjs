// Entry point of every command (`npm start`, `npm test` …). Plain JavaScript, because it also runs on an outdated Node
// and before packages are installed: it checks both, then runs scripts/<name>.ts or bench/<name>.ts.
import { spawn, spawnSync } from 'node:child_process';
import {
  accessSync,
  constants,
  existsSync,
  linkSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
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

/** Creates the file with this process's id unless it exists. A link makes it appear with its content. */
function takeLock(lock) {
  const own = `${lock}.${process.pid}`;
  writeFileSync(own, String(process.pid));
  try {
    linkSync(own, lock);
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    return false;
  } finally {
    rmSync(own);
  }
}

/** Returns the id of the process that holds the lock, or undefined when there is none or it has died. */
function holderOf(lock) {
  try {
    const pid = Number(readFileSync(lock, 'utf8'));
    process.kill(pid, 0);
    return pid;
  } catch (error) {
    if (error.code !== 'ENOENT' && error.code !== 'ESRCH') throw error;
    if (error.code === 'ESRCH') rmSync(lock, { force: true });
    return undefined;
  }
}

const POLL_MS = 200;
const sleeper = new Int32Array(new SharedArrayBuffer(4));

/** Installs the packages, once if several commands start at the same time: npm would delete what the other has installed. */
function installOnce() {
  const lock = join(root, '.local', 'installing');
  mkdirSync(dirname(lock), { recursive: true });
  for (let isAnnounced = false; !takeLock(lock);) {
    const pid = holderOf(lock);
    if (pid !== undefined && !isAnnounced)
      console.log(`Waiting for another command, which installs the packages (process ${pid}) …`);
    isAnnounced ||= pid !== undefined;
    if (pid !== undefined) Atomics.wait(sleeper, 0, 0, POLL_MS);
  }
  const release = () => rmSync(lock, { force: true });
  // `install` ends the process when npm fails.
  process.once('exit', release);
  if (!isInstalled()) install();
  process.off('exit', release);
  release();
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
if (!isInstalled()) installOnce();

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
  'test-browsers',
];

async function nodeFor(command) {
  if (!LOADS_FIREBASE_ADMIN.includes(command)) return process.execPath;
  const { deployedNode } = await load('scripts', 'local/deployed-node.ts');
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
