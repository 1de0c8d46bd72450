import { randomUUID } from 'node:crypto';
import type { Micros } from '../values/timestamp.ts';

/** Distinguishes this run of the emulator from earlier ones, whose history is lost. */
const RUN = randomUUID();

/** Returns the resume token of a listener: the time of its last snapshot. */
export function encodeResumeToken(time: Micros): Uint8Array {
  return Buffer.from(`${RUN}@${time}`);
}

/** Returns the time of a token; undefined when another run of the emulator issued it. */
export function decodeResumeToken(token: Uint8Array): Micros | undefined {
  const [run, time] = Buffer.from(token).toString().split('@');
  return run === RUN ? Number(time) : undefined;
}
