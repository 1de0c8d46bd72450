import { invalidArgument } from '../values/status.ts';

type Read = (values: readonly string[]) => unknown;

const list: Read = (values) => values;
const text: Read = ([value]) => value;
const flag: Read = ([value]) => {
  if (value === 'true' || value === 'false') return value === 'true';
  throw invalidArgument(`"${value}" is neither true nor false.`);
};

/** The query parameters that set members of a request, with their parsers. */
const PARAMETERS: Record<string, Read> = {
  'mask.fieldPaths': list,
  'updateMask.fieldPaths': list,
  'currentDocument.exists': flag,
  'currentDocument.updateTime': text,
  transaction: text,
  readTime: text,
  documentId: text,
  pageSize: text,
  pageToken: text,
  orderBy: text,
  showMissing: flag,
};

/** System parameters that every Google API accepts; they have no effect here. */
const SYSTEM = new Set([
  'key',
  'alt',
  'prettyPrint',
  'fields',
  'quotaUser',
  'userIp',
  'oauth_token',
  'access_token',
]);

/** Returns `a.b=c` as `{ a: { b: 'c' } }`. Throws INVALID_ARGUMENT for an unknown parameter. */
export function parseParameters(search: URLSearchParams): Record<string, unknown> {
  const message: Record<string, unknown> = {};
  const groups: Record<string, Record<string, unknown>> = {};
  for (const name of new Set(search.keys())) {
    if (SYSTEM.has(name) || name.startsWith('$')) continue;
    const read = Object.hasOwn(PARAMETERS, name) ? PARAMETERS[name] : undefined;
    if (!read) throw invalidArgument(`Invalid query parameter "${name}".`);
    const [group = '', member] = name.split('.');
    const value = read(search.getAll(name));
    if (member === undefined) message[group] = value;
    else groups[group] = { ...groups[group], [member]: value };
  }
  return { ...message, ...groups };
}
