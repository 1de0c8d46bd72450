import type { IncomingMessage, ServerResponse } from 'node:http';
import { MAX_REQUEST_BYTES, StatusError, invalidArgument, requestTooLarge } from '../values/status.ts';

/**
 * Returns the request's body as text. Throws INVALID_ARGUMENT when it is too long, but only after receiving all of it:
 * a client that is still sending does not read the response.
 */
export async function readText(request: IncomingMessage, maxBytes = MAX_REQUEST_BYTES): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of request as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size <= maxBytes) chunks.push(chunk);
    }
  } catch {
    throw new StatusError('CANCELLED', 'The request has broken off.');
  }
  if (size > maxBytes) throw requestTooLarge(maxBytes);
  return Buffer.concat(chunks).toString('utf8');
}

/** Returns the request's body parsed as JSON, `{}` when empty. Throws INVALID_ARGUMENT for invalid JSON. */
export async function readJson(request: IncomingMessage): Promise<unknown> {
  const text = await readText(request);
  if (text.trim() === '') return {};
  try {
    return JSON.parse(text);
  } catch {
    throw invalidArgument('Invalid JSON payload received.');
  }
}

export function sendJson(response: ServerResponse, status: number, body: unknown): void {
  // First, because it fails for a body that is longer than a string may be, and then an error can still be sent.
  const text = JSON.stringify(body);
  response.writeHead(status, { 'Content-Type': 'application/json; charset=UTF-8' });
  response.end(text);
}

/** Returns an error in the JSON format of Google's APIs. */
export function errorBody({ httpStatus, message, status }: StatusError): { error: object } {
  return { error: { code: httpStatus, message, status } };
}
