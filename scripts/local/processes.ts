import { spawn, type ChildProcess } from 'node:child_process';
import { createWriteStream, type WriteStream } from 'node:fs';

export interface RunOptions {
  cwd: string;
  env?: Record<string, string | undefined>;
  /** File that takes everything the process prints. */
  log?: string;
}

const running = new Set<ChildProcess>();

/**
 * Starts Node with `args` as the leader of a process group of its own: Ctrl-C in the terminal then reaches this program
 * alone, which ends its children in order, and whatever they started can be ended with them.
 */
export function startNode(args: string[], options: RunOptions): ChildProcess {
  const child = spawn(process.execPath, args, {
    cwd: options.cwd,
    env: { ...process.env, ...options.env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: process.platform !== 'win32',
  });
  if (options.log) {
    const log: WriteStream = createWriteStream(options.log);
    child.stdout.pipe(log, { end: false });
    child.stderr.pipe(log, { end: false });
    child.once('close', () => log.end());
  }
  running.add(child);
  child.once('exit', () => running.delete(child));
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
export async function stop(child: ChildProcess, patienceMs = 10_000): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) {
    const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
    child.kill('SIGINT');
    const impatience = setTimeout(() => signalGroup(child, 'SIGKILL'), patienceMs);
    await ended;
    clearTimeout(impatience);
  }
  signalGroup(child, 'SIGKILL');
}

/** Stops everything that was started and still runs. */
export async function stopAll(): Promise<void> {
  await Promise.all([...running].map((child) => stop(child)));
}

// A crash of this program must not leave anything running either.
process.once('exit', () => {
  for (const child of running) signalGroup(child, 'SIGKILL');
});

/** Runs a program to its end and gives the exit code; output goes to the terminal. */
export function runProgram(program: string, args: string[], options: RunOptions): Promise<number> {
  const child = spawn(program, args, {
    cwd: options.cwd,
    env: { ...process.env, ...options.env },
    stdio: 'inherit',
    // npm is a script there, which only a shell can start.
    shell: process.platform === 'win32' && program !== process.execPath,
  });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });
}

/** The same with Node. */
export function runNode(args: string[], options: RunOptions): Promise<number> {
  return runProgram(process.execPath, args, options);
}
