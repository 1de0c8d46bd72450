import { invalidArgument } from './status.ts';
import { compareUtf8 } from './utf8-order.ts';

/** A location in a database: `segments` is empty for the root, odd in number for a collection, otherwise a document. */
export interface ResourceName {
  /** `projects/p/databases/d` */
  readonly database: string;
  readonly segments: readonly string[];
}

const MAX_SEGMENT_BYTES = 1500;
const PATTERN = /^(projects\/[^/]+\/databases\/[^/]+)\/documents(?:\/(.+))?$/s;

/** Parses `projects/p/databases/d/documents[/…]`. Throws INVALID_ARGUMENT for anything else. */
function parseResourceName(name: string): ResourceName {
  const match = PATTERN.exec(name);
  if (!match?.[1]) {
    throw invalidArgument(`Resource name "${name}" does not match projects/*/databases/*/documents/**.`);
  }
  const segments = match[2] === undefined ? [] : match[2].split('/');
  segments.forEach((segment) => checkSegment(segment, name));
  return { database: match[1], segments };
}

/** Parses a document name. Throws INVALID_ARGUMENT for anything else. */
export function parseDocumentName(name: string): ResourceName {
  const resource = parseResourceName(name);
  if (resource.segments.length === 0 || resource.segments.length % 2 === 1) {
    throw invalidArgument(`Document name "${name}" has an odd number of segments or none.`);
  }
  return resource;
}

/** Parses the name of the parent of collections: the database root or a document. */
export function parseParentName(name: string): ResourceName {
  const resource = parseResourceName(name);
  if (resource.segments.length % 2 === 1) {
    throw invalidArgument(`Parent "${name}" is a collection; a document or the root is needed.`);
  }
  return resource;
}

/** Parses `projects/p/databases/d`. Throws INVALID_ARGUMENT for anything else. */
export function parseDatabaseName(name: string): string {
  if (!/^projects\/[^/]+\/databases\/[^/]+$/.test(name)) {
    throw invalidArgument(`Database name "${name}" does not match projects/*/databases/*.`);
  }
  return name;
}

/** Returns the full resource name: `projects/p/databases/d/documents/a/b`. */
export function formatResourceName(database: string, segments: readonly string[]): string {
  return [database, 'documents', ...segments].join('/');
}

/** Throws INVALID_ARGUMENT for an id that must not be written: empty, `.`, `..`, reserved or too long. */
export function checkSegment(segment: string, name: string): void {
  if (segment === '' || segment === '.' || segment === '..' || segment.includes('/')) {
    throw invalidArgument(`Resource name "${name}" has the invalid segment "${segment}".`);
  }
  if (/^__.*__$/s.test(segment) && !NUMERIC_ID.test(segment)) {
    throw invalidArgument(`Resource id "${segment}" is invalid because it is reserved.`);
  }
  if (Buffer.byteLength(segment) > MAX_SEGMENT_BYTES) {
    throw invalidArgument(
      `Resource id "${segment.slice(0, 40)}…" is longer than ${MAX_SEGMENT_BYTES} bytes.`,
    );
  }
}

/** Matches a numeric document id. */
export const NUMERIC_ID = /^__id(-?\d+)__$/;

/** Compares paths segment by segment, a prefix first; numeric ids (`__id7__`) precede other ids. */
export function compareSegments(a: readonly string[], b: readonly string[]): number {
  const length = Math.min(a.length, b.length);
  for (let i = 0; i < length; i++) {
    const order = compareSegment(a[i] ?? '', b[i] ?? '');
    if (order !== 0) return order;
  }
  return a.length - b.length;
}

function compareSegment(a: string, b: string): number {
  if (a === b) return 0;
  const x = NUMERIC_ID.exec(a)?.[1];
  const y = NUMERIC_ID.exec(b)?.[1];
  if (x !== undefined && y !== undefined) return BigInt(x) < BigInt(y) ? -1 : 1;
  if (x !== undefined || y !== undefined) return x === undefined ? 1 : -1;
  return compareUtf8(a, b);
}

/** Compares full names, first by database. */
export function compareResourceNames(a: string, b: string): number {
  return compareSegments(a.split('/'), b.split('/'));
}
