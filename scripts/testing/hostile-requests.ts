import { connect } from 'node:net';

const POST = 'POST /payments HTTP/1.1\r\nHost: a\r\n';

/**
 * Requests that a browser does not send: long, malformed and cut off. A server answers them or closes the connection, and
 * keeps serving others. The connection is closed when all of it has been sent.
 */
export const HOSTILE_REQUESTS: readonly (readonly [what: string, raw: string])[] = [
  ['a path of 256 characters', `GET /${'a'.repeat(256)} HTTP/1.1\r\nHost: a\r\n\r\n`],
  ['a path of 10,000 characters', `GET /${'a/'.repeat(5_000)} HTTP/1.1\r\nHost: a\r\n\r\n`],
  ['a path below a file', 'GET /robots.txt/x HTTP/1.1\r\nHost: a\r\n\r\n'],
  ['an invalid percent-encoding', 'GET /%zz/%ff HTTP/1.1\r\nHost: a\r\n\r\n'],
  ['a NUL in a path', 'GET /%00/a HTTP/1.1\r\nHost: a\r\n\r\n'],
  ['bytes beyond ASCII in a path', 'GET /\u00ff\u0080 HTTP/1.1\r\nHost: a\r\n\r\n'],
  ['an absolute address', 'GET http://[::/ HTTP/1.1\r\nHost: a\r\n\r\n'],
  ['a request for a tunnel', 'CONNECT a:1 HTTP/1.1\r\nHost: a\r\n\r\n'],
  ['an upgrade', 'GET / HTTP/1.1\r\nHost: a\r\nConnection: upgrade\r\nUpgrade: websocket\r\n\r\n'],
  ['an invalid host', 'GET / HTTP/1.1\r\nHost: a b\r\n\r\n'],
  ['no host', 'GET / HTTP/1.1\r\n\r\n'],
  ['headers of 100,000 characters', `GET / HTTP/1.1\r\nHost: a\r\nX: ${'a'.repeat(100_000)}\r\n\r\n`],
  ['half a header', 'GET / HTTP/1.1\r\nHos'],
  [
    'half a body',
    `${POST}Content-Type: application/x-www-form-urlencoded\r\nContent-Length: 1000\r\n\r\na=b`,
  ],
  ['half a chunk', `${POST}Transfer-Encoding: chunked\r\n\r\nffff\r\na`],
  ['an invalid chunk', `${POST}Transfer-Encoding: chunked\r\n\r\nzz\r\n`],
  [
    'a malformed multipart form',
    `${POST}Content-Type: multipart/form-data; boundary=x\r\nContent-Length: 9\r\n\r\n--x\r\nabc\r`,
  ],
  ['a negative length', `${POST}Content-Length: -1\r\n\r\n`],
  ['no HTTP', '\u0000\u0001\u0002\r\n\r\n'],
  ['the start of HTTP/2', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n\u0000'],
];

/** Sends bytes, one per character, over a connection of their own and resolves with the answer once it is closed. */
export async function sendRaw(port: number, raw: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  let answer = '';
  socket.on('data', (chunk) => (answer += chunk.toString('latin1')));
  // The server may close the connection while the request is still being sent.
  socket.on('error', () => {});
  socket.end(Buffer.from(raw, 'latin1'));
  await new Promise((resolve) => socket.once('close', resolve));
  return answer;
}
