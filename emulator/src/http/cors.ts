import type { IncomingMessage, ServerResponse } from 'node:http';

const EXPOSED = ['X-HTTP-Session-Id', 'X-Client-Wire-Protocol', 'Content-Length', 'Date'];

/**
 * Allows requests of pages of every origin, since sites run on another port. The web SDK sends credentials, which rules
 * out `*` as the allowed origin.
 */
export function allowCrossOrigin(request: IncomingMessage, response: ServerResponse): void {
  response.setHeader('Access-Control-Allow-Origin', request.headers.origin ?? '*');
  response.setHeader('Vary', 'Origin');
  response.setHeader('Access-Control-Allow-Credentials', 'true');
  response.setHeader('Access-Control-Expose-Headers', EXPOSED.join(', '));
}

/** Answers a browser's preflight request. */
export function answerPreflight(request: IncomingMessage, response: ServerResponse): void {
  response.setHeader('Access-Control-Allow-Methods', 'GET, POST, PUT, PATCH, DELETE, OPTIONS');
  response.setHeader(
    'Access-Control-Allow-Headers',
    request.headers['access-control-request-headers'] ?? '*',
  );
  response.setHeader('Access-Control-Allow-Private-Network', 'true');
  response.setHeader('Access-Control-Max-Age', '3600');
  response.writeHead(204).end();
}
