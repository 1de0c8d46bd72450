import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import { z } from 'zod';
import { OWN_PROJECT } from './emulated.ts';

const messageSchema = z.object({ port: z.number() });

/** The application in a process of its own that can be killed at any moment, and then starts again. */
export interface MortalServer {
  /** Calls it once; null when it died before it answered. */
  call(path: string, init: RequestInit): Promise<Response | null>;
  /** Ends it as a power cut would: whatever it was doing stays undone. */
  kill(): void;
  stop(): Promise<void>;
}

/** Starts one. `environment` is added to this process's own. */
export async function startMortalServer(environment: Record<string, string>): Promise<MortalServer> {
  let child: ChildProcess;
  let stopping = false;
  let address: Promise<string>;

  function start(): void {
    child = fork(join(import.meta.dirname, 'serve.ts'), [OWN_PROJECT], {
      execArgv: ['--import', 'tsx'],
      env: { ...process.env, ...environment },
    });
    address = new Promise((resolve, reject) => {
      child.once('message', (message) => {
        resolve(`http://127.0.0.1:${messageSchema.parse(message).port}`);
      });
      child.once('error', reject);
    });
    child.once('exit', () => {
      if (!stopping) start();
    });
  }

  start();
  await address!;
  return {
    async call(path, init) {
      try {
        const response = await fetch((await address) + path, init);
        // The answer counts when it has come whole.
        return new Response(response.status === 204 ? null : await response.arrayBuffer(), response);
      } catch {
        return null;
      }
    },
    kill() {
      child.kill('SIGKILL');
    },
    async stop() {
      stopping = true;
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGKILL');
      await ended;
    },
  };
}
