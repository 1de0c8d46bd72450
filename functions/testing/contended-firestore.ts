import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Firestore } from 'firebase-admin/firestore';
import { afterAll } from 'vitest';
import { connectTo } from './connect-to.ts';
import { OWN_PROJECT } from './emulated.ts';

const ROOT = join(import.meta.dirname, '..', '..');

export interface ContendedFirestore {
  db: Firestore;
  /** The environment variables by which another process connects to it. */
  environment: { FIRESTORE_EMULATOR_HOST: string };
}

/**
 * Starts a Firestore emulator that imitates production's contention: one commit a second for each document, in bursts of
 * five, and ABORTED after short waits for a lock. It is stopped after the tests of the current file or `describe`.
 */
export async function contendedFirestore(projectId: string = OWN_PROJECT): Promise<ContendedFirestore> {
  const emulator = spawn(
    process.execPath,
    [
      join(ROOT, 'emulator', 'dist', 'firestore.cjs'),
      '--port=0',
      '--contention',
      `--indexes=${join(ROOT, 'firestore.indexes.json')}`,
      `--rules=${join(ROOT, 'firestore.rules')}`,
    ],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const [line] = (await once(createInterface(emulator.stdout), 'line')) as [string];
  const address = /127\.0\.0\.1:\d+/.exec(line)?.[0];
  if (!address) throw new Error(`The Firestore emulator did not start: ${line}`);
  const db = connectTo(address, projectId);
  afterAll(async () => {
    await db.terminate();
    emulator.kill();
    await once(emulator, 'exit');
  });
  return { db, environment: { FIRESTORE_EMULATOR_HOST: address } };
}
