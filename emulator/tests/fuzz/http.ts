import type fc from 'fast-check';
import { TOO_LONG_MILLIS } from './fuzzer.ts';
import type { Fuzzer } from './fuzzer.ts';

export interface Http {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: string | undefined;
}

async function sendHttp(address: string, { method, path, headers, body }: Http): Promise<string | undefined> {
  const response = await fetch(`http://${address}${path}`, {
    method,
    headers,
    signal: AbortSignal.timeout(TOO_LONG_MILLIS),
    ...(body === undefined || method === 'GET' ? {} : { body }),
  });
  const text = await response.text();
  const isSound = response.status < 500 || response.status === 501;
  return isSound ? undefined : `${response.status} ${text}`;
}

export const overHttp = (inputs: fc.Arbitrary<Http>): Fuzzer<Http> => ({
  inputs,
  open: (address) => ({ send: (input) => sendHttp(address, input), close: () => undefined }),
});
