import type { ServerResponse } from 'node:http';

/** One numbered array of the server: a message of the RPC, wrapped in a list, or a keyword of the protocol. */
export interface NumberedArray {
  readonly id: number;
  readonly array: readonly unknown[];
}

/**
 * Returns the wire text of arrays: `[[1,["noop"]],…]`, in ASCII only, so that the number of characters is that of
 * bytes.
 */
export function encodeArrays(arrays: readonly NumberedArray[]): string {
  return toAscii(JSON.stringify(arrays.map(({ id, array }) => [id, array])));
}

/** Returns a chunk: its length in characters, a line feed, and that many characters. */
export function writeChunk(response: ServerResponse, text: string): void {
  response.write(`${text.length}\n${text}`);
}

function toAscii(json: string): string {
  return json.replace(/[\u0080-\uffff]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

/** The client's messages of one POST: `count`, the number of the first (`ofs`), and `reqN_` members of each. */
export interface ForwardMessages {
  readonly offset: number;
  readonly messages: readonly string[];
  /** Request headers that were sent in the body, as `Name:value` lines, to avoid a CORS preflight. */
  readonly headers: ReadonlyMap<string, string>;
}

export function decodeForward(body: string): ForwardMessages {
  const form = new URLSearchParams(body);
  const count = Math.max(0, Math.min(1000, Number(form.get('count')) || 0));
  const lines = (form.get('headers') ?? '').split('\r\n').filter((line) => line.includes(':'));
  return {
    offset: Number(form.get('ofs')) || 0,
    messages: Array.from({ length: count }, (_, i) => form.get(`req${i}___data__`) ?? ''),
    headers: new Map(
      lines.map((line) => {
        const colon = line.indexOf(':');
        return [line.slice(0, colon).trim().toLowerCase(), line.slice(colon + 1).trim()];
      }),
    ),
  };
}
