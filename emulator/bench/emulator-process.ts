import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const ROOT = join(import.meta.dirname, '..');

/** The emulator in a separate process, as firebase-tools starts it. */
export interface EmulatorProcess {
  /** `127.0.0.1:12345` */
  readonly address: string;
  /** Time from the start to the first response, in milliseconds. */
  readonly readyMillis: number;
  /** Returns the memory of the process in MiB. */
  memory(): number;
  stop(): Promise<void>;
}

/** Builds the bundle. Returns its path and a function that removes it. */
export function buildBundle(): { bundle: string; remove(): void } {
  const folder = mkdtempSync(join(tmpdir(), 'emulator-bench-'));
  execFileSync(process.execPath, [join(ROOT, 'build.mjs'), folder]);
  return {
    bundle: join(folder, 'firestore.cjs'),
    remove: () => rmSync(folder, { recursive: true }),
  };
}

export async function startProcess(bundle: string): Promise<EmulatorProcess> {
  const start = performance.now();
  const child = spawn(join(dirname(bundle), 'java', 'java'), ['-jar', bundle, '--port', '0'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const exit = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const address = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (data: Buffer) => {
      const match = /127\.0\.0\.1:\d+/.exec(data.toString());
      if (match) resolve(match[0]);
    });
    void exit.then(() => reject(new Error('The emulator did not start.')));
  });
  await fetch(`http://${address}/`);
  return {
    address,
    readyMillis: performance.now() - start,
    memory: () => Number(execFileSync('ps', ['-o', 'rss=', '-p', String(child.pid)])) / 1024,
    async stop() {
      child.kill('SIGTERM');
      await exit;
    },
  };
}
