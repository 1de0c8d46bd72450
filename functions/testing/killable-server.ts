import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import { z } from 'zod';
import { OWN_PROJECT } from './emulated.ts';

const messageSchema = z.object({ port: z.number() });

/** The application in its own process that can be killed at any time and is then replaced by a new one. */
export interface KillableServer {
  /** Sends a request once. Returns null when the process was killed before it responded. */
  call(path: string, init: RequestInit): Promise<Response | null>;
  /** Kills the process without cleanup, as a power failure would. */
  kill(): void;
  stop(): Promise<void>;
}

interface Instance {
  process: ChildProcess;
  address: Promise<string>;
  ended: Promise<unknown>;
}

/** Starts a process, and a second one as its replacement. `environment` is added to this process's own. */
export async function startKillableServer(environment: Record<string, string>): Promise<KillableServer> {
  function start(): Instance {
    const child = fork(join(import.meta.dirname, 'serve.ts'), [OWN_PROJECT], {
      execArgv: ['--import', 'tsx'],
      env: { ...process.env, ...environment },
    });
    const ended = new Promise((resolve) => child.once('exit', resolve));
    const address = new Promise<string>((resolve, reject) => {
      child.once('message', (message) => {
        resolve(`http://127.0.0.1:${messageSchema.parse(message).port}`);
      });
      child.once('error', reject);
    });
    return { process: child, address, ended };
  }

  let serving = start();
  let waiting = start();
  await serving.address;
  return {
    async call(path, init) {
      try {
        const response = await fetch((await serving.address) + path, init);
        // A response counts only when it was received completely.
        return new Response(response.status === 204 ? null : await response.arrayBuffer(), response);
      } catch {
        return null;
      }
    },
    kill() {
      serving.process.kill('SIGKILL');
      serving = waiting;
      waiting = start();
    },
    async stop() {
      for (const instance of [serving, waiting]) instance.process.kill('SIGKILL');
      await Promise.all([serving.ended, waiting.ended]);
    },
  };
}
