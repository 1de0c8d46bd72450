import { invalidArgument } from './status.ts';
import type { FieldMap, Value } from './value.ts';

/** The path of a field in a document: `a.b` is ['a', 'b']. */
export type FieldPath = readonly string[];

const SIMPLE = /^[A-Za-z_][A-Za-z_0-9]*$/;
// Matches one segment: a plain name, or anything between backquotes with ` and \ escaped by \.
const SEGMENT = /(?:([^.`]+)|`((?:[^`\\]|\\[\s\S])*)`)(\.|$)/y;

/** The document's name, which filters and orders may use like a field. */
export const NAME_FIELD = '__name__';

/** Parses `a.b` or `` a.`b c` ``. Throws INVALID_ARGUMENT for malformed text. */
export function parseFieldPath(text: string): FieldPath {
  const segments: string[] = [];
  let end = 0;
  let more = text !== '';
  while (more) {
    SEGMENT.lastIndex = end;
    const match = SEGMENT.exec(text);
    if (!match) throw invalidArgument(`Invalid property path "${text}".`);
    const segment = match[1] ?? (match[2] ?? '').replace(/\\([\s\S])/g, '$1');
    if (segment === '') throw invalidArgument(`Invalid property path "${text}": an empty name.`);
    segments.push(segment);
    end = SEGMENT.lastIndex;
    more = match[3] === '.';
    if (!more && end !== text.length) throw invalidArgument(`Invalid property path "${text}".`);
  }
  if (segments.length === 0) throw invalidArgument('A property path must not be empty.');
  return segments;
}

/** Returns the text of a path, which `parseFieldPath` parses. */
export function formatFieldPath(path: FieldPath): string {
  return path
    .map((segment) => (SIMPLE.test(segment) ? segment : '`' + segment.replace(/[`\\]/g, '\\$&') + '`'))
    .join('.');
}

export function isNameField(path: FieldPath): boolean {
  return path.length === 1 && path[0] === NAME_FIELD;
}

/** Returns the value at a path, or undefined when there is none. */
export function getField(fields: FieldMap, path: FieldPath): Value | undefined {
  const [head, ...rest] = path;
  const value = head === undefined ? undefined : fields.get(head);
  if (rest.length === 0) return value;
  return value?.kind === 'map' ? getField(value.fields, rest) : undefined;
}

/**
 * Returns the fields with one path set, or removed when `value` is undefined. A value on the path that is not a map is
 * replaced by one when setting and left alone when removing.
 */
export function withField(fields: FieldMap, path: FieldPath, value: Value | undefined): FieldMap {
  const [head, ...rest] = path;
  if (head === undefined) return fields;
  const copy = new Map(fields);
  if (rest.length > 0) {
    const inner = fields.get(head);
    const innerFields = inner?.kind === 'map' ? inner.fields : undefined;
    if (!innerFields && value === undefined) return fields;
    copy.set(head, { kind: 'map', fields: withField(innerFields ?? new Map(), rest, value) });
  } else if (value === undefined) copy.delete(head);
  else copy.set(head, value);
  return copy;
}

/** Returns only the fields at the given paths. */
export function pickFields(fields: FieldMap, paths: readonly FieldPath[]): FieldMap {
  let picked: FieldMap = new Map();
  for (const path of paths) {
    const value = getField(fields, path);
    if (value !== undefined) picked = withField(picked, path, value);
  }
  return picked;
}
