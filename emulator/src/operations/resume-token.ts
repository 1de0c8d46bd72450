import { randomUUID } from 'node:crypto';
import type { Micros } from '../values/timestamp.ts';

/** Distinguishes this run of the emulator from earlier ones, whose history is lost. */
const RUN = randomUUID();

/** What lets a listener go on where it was: the moment of its last snapshot. */
export function encodeResumeToken(time: Micros): Uint8Array {
  return Buffer.from(`${RUN}@${time}`);
}

/** The moment a token stands for; undefined when another run made it. */
export function decodeResumeToken(token: Uint8Array): Micros | undefined {
  const [run, time] = Buffer.from(token).toString().split('@');
  return run === RUN ? Number(time) : undefined;
}
