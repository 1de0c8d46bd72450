import fc from 'fast-check';
import { connect } from 'node:net';
import { TOO_LONG_MILLIS } from './fuzzer.ts';
import type { Fuzzer } from './fuzzer.ts';
import { DOCUMENTS } from './rest.ts';

/** Milliseconds without data after which a response counts as complete. */
const IDLE_MILLIS = 300;

const BEGINNINGS = [
  '',
  'GET / HTTP/1.1\r\nHost: x\r\n',
  `POST ${DOCUMENTS}:commit HTTP/1.1\r\nHost: x\r\nContent-Length: 100000\r\n\r\n{`,
  `POST ${DOCUMENTS}:commit HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n`,
  `GET / HTTP/1.1\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`,
  'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
  'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n\0\0\0\x04\0\0\0\0\0',
];

/**
 * Bytes of no protocol, or of a truncated message: the server must close the connection or respond. (After an HTTP/2
 * connection error Node sends GOAWAY and leaves closing to the client.)
 */
export const RAW: Fuzzer<Buffer> = {
  inputs: fc
    .tuple(fc.constantFrom(...BEGINNINGS), fc.uint8Array({ maxLength: 80 }))
    .map(([beginning, rest]) => Buffer.concat([Buffer.from(beginning, 'latin1'), rest])),
  open: (address) => ({
    send: (bytes) =>
      new Promise((resolve) => {
        const [host = '', port = ''] = address.split(':');
        const socket = connect(Number(port), host, () => socket.end(bytes));
        let answered = false;
        socket.setTimeout(TOO_LONG_MILLIS, () => {
          resolve(answered ? undefined : 'The connection stays open.');
          socket.destroy();
        });
        socket.on('error', () => resolve(undefined));
        socket.on('close', () => resolve(undefined));
        socket.on('data', () => {
          answered = true;
          socket.setTimeout(IDLE_MILLIS);
        });
      }),
    close: () => undefined,
  }),
};
