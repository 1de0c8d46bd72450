import type { IncomingMessage, ServerResponse } from 'node:http';
import { MAX_REQUEST_BYTES, StatusError, invalidArgument, requestTooLarge } from '../status.ts';

/**
 * The request's body as text; throws INVALID_ARGUMENT when it is too long, but only once all of it has arrived: a
 * client that is still sending would not read the answer.
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

/** The request's body as JSON, `{}` when empty; throws INVALID_ARGUMENT for what is no JSON. */
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
  response.writeHead(status, { 'Content-Type': 'application/json; charset=UTF-8' });
  response.end(JSON.stringify(body));
}

/** Google's JSON form of an error. */
export function errorBody({ httpStatus, message, status }: StatusError): { error: object } {
  return { error: { code: httpStatus, message, status } };
}
