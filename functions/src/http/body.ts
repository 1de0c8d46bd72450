import { FORM_TYPE } from '@app/domain/api/form-name.ts';
import { DomainError } from '@app/domain/errors.ts';

/** No endpoint of the contract needs a larger body. */
export const BODY_LIMIT_BYTES = 32 * 1024;
/** Percent-encoding triples the size of Korean text. */
const FORM_LIMIT_BYTES = 3 * BODY_LIMIT_BYTES;

const CHARSET = /^charset="?utf-8"?$/i;

/** Returns whether the header names one of `types` and, if any charset, UTF-8. */
function isOneOf(header: string | null, types: readonly string[]): boolean {
  const [type = '', ...parameters] = (header ?? '').split(';').map((part) => part.trim());
  return types.includes(type.toLowerCase()) && parameters.every((parameter) => CHARSET.test(parameter));
}

/** Returns whether the body is an HTML form's post. */
export function isFormPost(headers: Headers): boolean {
  return isOneOf(headers.get('Content-Type'), [FORM_TYPE]);
}

const limitOf = (headers: Headers) => (isFormPost(headers) ? FORM_LIMIT_BYTES : BODY_LIMIT_BYTES);

/**
 * Refuses a body before reading it when its Content-Length is too large, or when it is compressed, because its
 * decompressed size is unknown.
 * @throws DomainError payload_too_large, unsupported_media_type
 */
export function requireModestBody(headers: Headers): void {
  if (Number(headers.get('Content-Length')) > limitOf(headers)) throw new DomainError('payload_too_large');
  if ((headers.get('Content-Encoding') ?? 'identity') !== 'identity')
    throw new DomainError('unsupported_media_type');
}

async function readLimited(request: Request, limit = limitOf(request.headers)): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of (request.body ?? []) as AsyncIterable<Uint8Array>) {
    length += chunk.length;
    if (length > limit) throw new DomainError('payload_too_large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function decode(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw new DomainError('malformed_json');
  }
}

/**
 * Returns whether every string and key of a JSON value can be stored as UTF-8: a lone surrogate such as `\ud83d` cannot
 * (RFC 7493, 2.1). Iterative, because a body may be nested thousands of levels deep.
 */
function isWellFormed(value: unknown): boolean {
  const rest = [value];
  for (let part = rest.pop(); part !== undefined; part = rest.pop()) {
    if (typeof part === 'string' && /\p{Surrogate}/u.test(part)) return false;
    if (typeof part === 'object' && part !== null)
      rest.push(...Object.keys(part), ...(Object.values(part) as unknown[]));
  }
  return true;
}

/**
 * Returns the JSON body of a request with one of the media types `types`. Stops reading at the size limit, because
 * Content-Length may be missing.
 * @throws DomainError unsupported_media_type, payload_too_large, malformed_json
 */
export async function readJson(request: Request, types = ['application/json']): Promise<unknown> {
  if (!isOneOf(request.headers.get('Content-Type'), types)) throw new DomainError('unsupported_media_type');
  const bytes = await readLimited(request);
  const value = decode(bytes);
  if (!isWellFormed(value)) throw new DomainError('malformed_json', 'A text holds half a character.');
  return value;
}

/**
 * Returns the fields of an HTML form's post; of a repeated field the last one. Browsers send line breaks as CRLF.
 * @throws DomainError payload_too_large
 */
export async function readForm(
  request: Request,
  limitBytes = FORM_LIMIT_BYTES,
): Promise<Record<string, string>> {
  const text = new TextDecoder().decode(await readLimited(request, limitBytes));
  return Object.fromEntries(
    [...new URLSearchParams(text)].map(([name, value]) => [name, value.replaceAll('\r\n', '\n')]),
  );
}
