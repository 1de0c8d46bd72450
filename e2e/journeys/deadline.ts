import { setTimeout as delay } from 'node:timers/promises';

const DEADLINE_MS = 60_000;
/** As many characters of a call are part of an error. */
const EXCERPT = 300;

/** @throws Error that names what has not come within a minute: a journey that waited for ever would keep all others from running */
export async function inTime<Value>(what: string, value: Promise<Value>): Promise<Value> {
  const timer = new AbortController();
  const late = delay(DEADLINE_MS, undefined, { signal: timer.signal }).then(() => {
    throw new Error(`Waited ${DEADLINE_MS / 1000} s for ${what}`);
  });
  try {
    return await Promise.race([value, late]);
  } finally {
    timer.abort();
  }
}

/** Returns the object with a deadline for each of its methods, all of which are asynchronous. */
export const withDeadline = <Target extends object>(name: string, target: Target): Target =>
  Object.fromEntries(
    Object.entries(target).map(([key, value]: [string, unknown]) => [
      key,
      typeof value === 'function'
        ? (...values: unknown[]) =>
            inTime(
              `${name}: ${[key, ...values].join(' ').slice(0, EXCERPT)}`,
              value(...values) as Promise<unknown>,
            )
        : value,
    ]),
  ) as Target;
