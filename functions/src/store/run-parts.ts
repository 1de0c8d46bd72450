import type { Clock, Deps } from '../deps.ts';
import { describeError } from '../http/log.ts';

/** The time after which long work starts nothing new. The next run continues with the rest. */
export interface Deadline {
  isOver(): boolean;
}

/** @param milliseconds how long from now the work may start anything new */
export function deadlineIn(milliseconds: number, clock: Clock): Deadline {
  const end = clock.now().getTime() + milliseconds;
  return { isOver: () => clock.now().getTime() >= end };
}

type Logging = Pick<Deps, 'log'>;

/** Named parts of a job that can fail independently. */
export type Parts = Readonly<Record<string, () => Promise<unknown>>>;

/**
 * Runs one part. A failure is logged under `requestId`, not thrown.
 * @returns what the part returned; undefined when it failed
 */
export async function tryPart<T>(
  { log }: Logging,
  requestId: string,
  part: string,
  run: () => Promise<T>,
): Promise<{ result: T } | undefined> {
  try {
    return { result: await run() };
  } catch (error) {
    const described = describeError(error as Error);
    log({ severity: 'ERROR', message: 'part failed', requestId, part, error: described });
    return undefined;
  }
}

/** @throws Error that names the parts that failed, if there are any */
export function requireNone(failed: readonly string[]): void {
  if (failed.length > 0) throw new Error(`These parts failed: ${failed.join(', ')}.`);
}

/**
 * Runs every part, one after the other, also after one has failed. Each failure is logged under `requestId`.
 * @returns what each part returned, by its name
 * @throws Error that names the parts that failed, once all have been tried
 */
export async function runParts(
  deps: Logging,
  requestId: string,
  parts: Parts,
): Promise<Record<string, unknown>> {
  const results: Record<string, unknown> = {};
  const failed: string[] = [];
  for (const [part, run] of Object.entries(parts)) {
    const outcome = await tryPart(deps, requestId, part, run);
    if (outcome) results[part] = outcome.result;
    else failed.push(part);
  }
  requireNone(failed);
  return results;
}
