import type { Deps } from './deps.ts';
import { describeError } from './http/log.ts';

/** Pieces of work by name, each of which can fail without the others. */
export type Parts = Readonly<Record<string, () => Promise<unknown>>>;

/**
 * Runs every part, one after the other, also after one has failed. Each failure is logged under `requestId`.
 * @returns what each part gave, by its name
 * @throws Error that names the parts that failed, once all have been tried
 */
export async function runParts(
  { log }: Pick<Deps, 'log'>,
  requestId: string,
  parts: Parts,
): Promise<Record<string, unknown>> {
  const results: Record<string, unknown> = {};
  const failed: string[] = [];
  for (const [part, run] of Object.entries(parts)) {
    try {
      results[part] = await run();
    } catch (error) {
      failed.push(part);
      const described = describeError(error as Error);
      log({ severity: 'ERROR', message: 'part failed', requestId, part, error: described });
    }
  }
  if (failed.length > 0) throw new Error(`These parts failed: ${failed.join(', ')}.`);
  return results;
}
