import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';

export interface Attempt {
  /** Path below the site, or a whole URL of one of the emulators. */
  readonly path: string;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as it is when it is bytes, otherwise as JSON. */
  readonly body?: Uint8Array | object;
}

export interface Answer {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  readonly text: string;
  readonly milliseconds: number;
}

const TIMEOUT = 60_000;

/**
 * Sends a request from a loopback address of its own, because the site limits requests by address.
 * @param visitor the number of the address, below 60,000
 */
export async function send(site: string, attempt: Attempt, visitor: number): Promise<Answer> {
  const { path, method = 'GET', headers = {}, body } = attempt;
  const bytes = body instanceof Uint8Array || body === undefined ? body : JSON.stringify(body);
  const started = performance.now();
  const sent = request(new URL(path, site), {
    method,
    headers: { ...(bytes !== undefined && { 'Content-Type': 'application/json' }), ...headers },
    localAddress: `127.2.${Math.floor(visitor / 250)}.${(visitor % 250) + 1}`,
    timeout: TIMEOUT,
  });
  sent.once('timeout', () => sent.destroy(new Error(`No answer within ${TIMEOUT / 1000} seconds.`)));
  sent.end(bytes);
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  const text = (await response.setEncoding('utf8').toArray()).join('');
  return {
    status: response.statusCode ?? 0,
    headers: response.headers,
    text,
    milliseconds: performance.now() - started,
  };
}
