import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Answer {
  status: number;
  type?: string;
  body?: string;
}

export interface TestApi {
  origin: string;
  /** `METHOD /path body` of each call, in order. */
  calls: string[];
  /** The headers of each call. */
  headers: IncomingHttpHeaders[];
  close: () => Promise<void>;
}

/** Starts a real server on its own port that returns the same response to every request, or one by its path. */
export async function serveApi(answers: Answer | ((path: string) => Answer)): Promise<TestApi> {
  const calls: string[] = [];
  const headers: IncomingHttpHeaders[] = [];
  const server: Server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      calls.push(`${request.method} ${request.url} ${body}`);
      headers.push(request.headers);
      const answer = typeof answers === 'function' ? answers(request.url ?? '') : answers;
      response
        .writeHead(answer.status, { 'Content-Type': answer.type ?? 'application/json' })
        .end(answer.body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    calls,
    headers,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
