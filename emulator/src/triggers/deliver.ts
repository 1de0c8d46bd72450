import http from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { EventRequest } from './cloud-event.ts';

/** How long to wait before each further attempt while the Functions emulator is not there: it may be starting anew. */
const PAUSES_MILLIS = [100, 500, 2_000];
/** No function runs longer on an event (https://firebase.google.com/docs/functions/quotas). */
const TIMEOUT_MILLIS = 540_000;

/**
 * Posts one event. As for functions deployed without `retry`, one that fails is not called again; only while nobody
 * listens another attempt is made. Never throws: what went wrong is said on stderr.
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
    // As text the body would drag the headers into its own encoding.
    request.end(Buffer.from(body));
  });
}

function isUnreachable(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ECONNREFUSED';
}

function describe({ headers }: EventRequest): string {
  return `${headers['ce-type']} of ${headers['ce-document']}`;
}
