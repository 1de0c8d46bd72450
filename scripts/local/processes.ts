import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process';
import { createWriteStream, type WriteStream } from 'node:fs';
import { delimiter, dirname } from 'node:path';

export interface RunOptions {
  cwd: string;
  env?: Record<string, string | undefined>;
  /** The Node executable to use instead of the current one. It also comes first on the child's PATH. */
  node?: string;
  /** File that receives the output of the process. */
  log?: string;
  /** Milliseconds the process may take to stop before it is killed; ten seconds by default. */
  stopTimeoutMs?: number;
}

const STOP_TIMEOUT_MS = 10_000;

/** The running processes, with their stop timeouts. */
const running = new Map<ChildProcess, number>();
/** True once all processes are being stopped. Interrupted work must not start new ones. */
let isStopping = false;

/**
 * Starts a program as the leader of a new process group, so that Ctrl-C in the terminal reaches only this program. It
 * stops its children in order, including the processes that they started.
 */
function start(
  program: string,
  args: string[],
  { cwd, env, stopTimeoutMs = STOP_TIMEOUT_MS }: RunOptions,
  spawnOptions: SpawnOptions,
): ChildProcess {
  if (isStopping) throw new Error(`Stopping: ${program} was not started.`);
  const child = spawn(program, args, {
    ...spawnOptions,
    cwd,
    env: { ...process.env, ...env },
    detached: process.platform !== 'win32',
  });
  running.set(child, stopTimeoutMs);
  child.once('exit', () => running.delete(child));
  return child;
}

function withNodeOnPath(options: RunOptions): RunOptions {
  const { node, env } = options;
  if (node === undefined) return options;
  const path = env?.['PATH'] ?? process.env['PATH'] ?? '';
  return { ...options, env: { ...env, PATH: `${dirname(node)}${delimiter}${path}` } };
}

/** Starts Node with `args`. Its output goes to `options.log` or can be read from the child process. */
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
    // ESRCH means that no process of the group is left.
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

/**
 * Stops `child`: sends SIGINT to it alone, so that it can stop its own children, then kills what is left of its group.
 */
export async function stop(child: ChildProcess): Promise<void> {
  const stopTimeoutMs = running.get(child) ?? STOP_TIMEOUT_MS;
  if (child.exitCode === null && child.signalCode === null) {
    const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
    child.kill('SIGINT');
    const killTimer = setTimeout(() => signalGroup(child, 'SIGKILL'), stopTimeoutMs);
    await ended;
    clearTimeout(killTimer);
  }
  signalGroup(child, 'SIGKILL');
}

/** Stops all running processes. After that no process can be started. */
export async function stopAll(): Promise<void> {
  isStopping = true;
  await Promise.all([...running.keys()].map(stop));
}

// No process may outlive a crash of this program.
process.once('exit', () => {
  for (const child of running.keys()) signalGroup(child, 'SIGKILL');
});

/** Runs a program to completion and returns its exit code. Output goes to the terminal. */
export function runProgram(program: string, args: string[], options: RunOptions): Promise<number> {
  const child = start(program, args, options, {
    stdio: ['ignore', 'inherit', 'inherit'],
    // On Windows npm is a script that only a shell can start.
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

/** Runs Node to completion and returns its exit code. Output goes to the terminal. */
export function runNode(args: string[], options: RunOptions): Promise<number> {
  return runProgram(options.node ?? process.execPath, args, withNodeOnPath(options));
}
