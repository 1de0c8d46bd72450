import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process';
import { createWriteStream, type WriteStream } from 'node:fs';
import { delimiter, dirname } from 'node:path';

export interface RunOptions {
  cwd: string;
  env?: Record<string, string | undefined>;
  /** The Node to run, unless it is the one that runs this program; whatever it starts finds it first on its PATH. */
  node?: string;
  /** File that takes everything the process prints. */
  log?: string;
  /** How long it may take to end when it is asked to, in milliseconds; ten seconds unless said otherwise. */
  patienceMs?: number;
}

const PATIENCE_MS = 10_000;

/** What runs, and how long each may take to end. */
const running = new Map<ChildProcess, number>();
/** Set when everything is being stopped: work that was cut short must not start its next step. */
let isClosing = false;

/**
 * Starts a program as the leader of a process group of its own: Ctrl-C in the terminal then reaches this program
 * alone, which ends its children in order, and whatever they started can be ended with them.
 */
function start(
  program: string,
  args: string[],
  { cwd, env, patienceMs = PATIENCE_MS }: RunOptions,
  how: SpawnOptions,
): ChildProcess {
  if (isClosing) throw new Error(`Closing: ${program} is not started any more.`);
  const child = spawn(program, args, {
    ...how,
    cwd,
    env: { ...process.env, ...env },
    detached: process.platform !== 'win32',
  });
  running.set(child, patienceMs);
  child.once('exit', () => running.delete(child));
  return child;
}

function withNodeOnPath(options: RunOptions): RunOptions {
  const { node, env } = options;
  if (node === undefined) return options;
  const path = env?.['PATH'] ?? process.env['PATH'] ?? '';
  return { ...options, env: { ...env, PATH: `${dirname(node)}${delimiter}${path}` } };
}

/** Starts Node with `args`; what it prints goes to `options.log`, or can be read from it. */
export function startNode(args: string[], options: RunOptions): ChildProcess {
  const child = start(options.node ?? process.execPath, args, withNodeOnPath(options), {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  if (options.log) {
    const log: WriteStream = createWriteStream(options.log);
    child.stdout?.pipe(log, { end: false });
    child.stderr?.pipe(log, { end: false });
    child.once('close', () => log.end());
  }
  return child;
}

function signalGroup(child: ChildProcess, signal: NodeJS.Signals): void {
  if (child.pid === undefined) return;
  try {
    if (process.platform === 'win32') child.kill(signal);
    else process.kill(-child.pid, signal);
  } catch (error) {
    // ESRCH: nobody of the group is left, which is what was wanted.
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

/** Asks `child` to end (SIGINT to it alone, so that it can end its own children), then ends what is left of its group. */
export async function stop(child: ChildProcess): Promise<void> {
  const patienceMs = running.get(child) ?? PATIENCE_MS;
  if (child.exitCode === null && child.signalCode === null) {
    const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
    child.kill('SIGINT');
    const impatience = setTimeout(() => signalGroup(child, 'SIGKILL'), patienceMs);
    await ended;
    clearTimeout(impatience);
  }
  signalGroup(child, 'SIGKILL');
}

/** Stops everything that was started and still runs; from then on nothing is started. */
export async function stopAll(): Promise<void> {
  isClosing = true;
  await Promise.all([...running.keys()].map(stop));
}

// A crash of this program must not leave anything running either.
process.once('exit', () => {
  for (const child of running.keys()) signalGroup(child, 'SIGKILL');
});

/** Runs a program to its end and gives the exit code; output goes to the terminal. */
export function runProgram(program: string, args: string[], options: RunOptions): Promise<number> {
  const child = start(program, args, options, {
    stdio: ['ignore', 'inherit', 'inherit'],
    // npm is a script there, which only a shell can start.
    shell: process.platform === 'win32' && program === 'npm',
  });
  return new Promise((resolve, reject) => {
    child.once('error', (error) => {
      running.delete(child);
      reject(error);
    });
    child.once('exit', (code) => resolve(code ?? 1));
  });
}

/** The same with Node. */
export function runNode(args: string[], options: RunOptions): Promise<number> {
  return runProgram(options.node ?? process.execPath, args, withNodeOnPath(options));
}
