import { setTimeout as delay } from 'node:timers/promises';
import { CliError } from './cli-error.ts';

/** After this time without progress, a step of the start is given up. */
const STALLED_MS = 600_000;
const PAUSE_MS = 1_000;

interface Waiting {
  stalledMs?: number;
  pauseMs?: number;
  /** The file in which the server logs why it refuses. */
  log?: string;
}

async function statusOf(url: string, signal: AbortSignal): Promise<string> {
  try {
    const response = await fetch(url, { signal });
    await response.arrayBuffer();
    return response.ok ? 'ok' : `status ${response.status}`;
  } catch (error) {
    return String(error);
  }
}

/**
 * Requests `url` until it is answered successfully: on a busy machine the first requests may end with the timeouts that the site
 * has in production, too.
 * @throws the reason of `signal` once that is aborted, and CliError that names the address and its last answer after ten minutes
 */
export async function untilAnswered(
  url: string,
  signal: AbortSignal,
  { stalledMs = STALLED_MS, pauseMs = PAUSE_MS, log }: Waiting = {},
): Promise<void> {
  const started = Date.now();
  for (;;) {
    const status = await statusOf(url, signal);
    if (status === 'ok') return;
    signal.throwIfAborted();
    if (Date.now() - started >= stalledMs)
      throw new CliError(
        `The site has started, but ${url} did not answer in ${stalledMs / 60_000} minutes: ${status}.${log === undefined ? '' : ` The reason is in ${log}`}`,
      );
    await delay(pauseMs);
  }
}
