import http from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { EventRequest } from './cloud-event.ts';

/** Delays in milliseconds before each retry while the Functions emulator is unreachable, as during a restart. */
const PAUSES_MILLIS = [100, 500, 2_000];
/** The maximum duration of an event-driven function (https://firebase.google.com/docs/functions/quotas). */
const TIMEOUT_MILLIS = 540_000;

/**
 * Posts one event. A failing function is not called again, as for functions deployed without `retry`; only connection
 * failures are retried. Never throws: errors are logged to stderr.
 */
export async function deliver(url: string, request: EventRequest, signal: AbortSignal): Promise<void> {
  for (const wait of [...PAUSES_MILLIS, undefined]) {
    try {
      const status = await post(url, request, signal);
      if (status >= 400) console.error(`The function at ${url} answered ${status} to ${describe(request)}.`);
      return;
    } catch (error) {
      if (signal.aborted) return;
      if (!isUnreachable(error) || wait === undefined) {
        console.error(`${describe(request)} could not be delivered to ${url}: ${String(error)}`);
        return;
      }
      await pause(wait, undefined, { signal }).catch(() => undefined);
    }
  }
}

function post(url: string, { headers, body }: EventRequest, signal: AbortSignal): Promise<number> {
  return new Promise((resolve, reject) => {
    const request = http.request(
      url,
      { method: 'POST', headers: { ...headers, 'content-length': body.length }, signal, agent: false },
      (response) => {
        response.on('error', reject);
        response.on('end', () => resolve(response.statusCode ?? 500));
        response.resume();
      },
    );
    request.setTimeout(TIMEOUT_MILLIS, () => request.destroy(new Error('The function took too long.')));
    request.on('error', reject);
    // With a string body Node would encode the headers like the body.
    request.end(Buffer.from(body));
  });
}

function isUnreachable(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ECONNREFUSED';
}

function describe({ headers }: EventRequest): string {
  return `${headers['ce-type']} of ${headers['ce-document']}`;
}
