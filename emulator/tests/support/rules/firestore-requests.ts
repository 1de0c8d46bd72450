import type { FieldMap, Value } from '../../../src/values/value.ts';
import type {
  RulesAccess,
  RulesAuth,
  RulesDecision,
  RulesDocument,
  RulesFilter,
  RulesFilterOperator,
  RulesQuery,
  RulesRequest,
} from '../../../src/rules/firestore/firestore-api.ts';
import { compileFirestoreRules } from '../../../src/rules/compile.ts';

/** The notation of a stored value in tests: plain JavaScript, dates for timestamps, bigint for integers. */
export type Plain =
  | null
  | boolean
  | number
  | bigint
  | string
  | Date
  | Uint8Array
  | Value
  | Plain[]
  | { [name: string]: Plain };

export const NOW = new Date('2026-03-01T12:00:00Z');
export const ADMIN: RulesAuth = { uid: 'admin-1', token: { admin: true } };
export const VISITOR: RulesAuth = { uid: 'visitor-1', token: {} };

/** Converts a plain value; whole numbers become integers, others doubles. */
function value(plain: Plain): Value {
  if (plain === null) return { kind: 'null' };
  if (typeof plain === 'boolean') return { kind: 'boolean', value: plain };
  if (typeof plain === 'bigint') return { kind: 'integer', value: plain };
  if (typeof plain === 'number')
    return Number.isInteger(plain)
      ? { kind: 'integer', value: BigInt(plain) }
      : { kind: 'double', value: plain };
  if (typeof plain === 'string') return { kind: 'string', value: plain };
  if (plain instanceof Date)
    return {
      kind: 'timestamp',
      seconds: Math.floor(plain.getTime() / 1000),
      nanos: (plain.getTime() % 1000) * 1e6,
    };
  if (plain instanceof Uint8Array) return { kind: 'bytes', value: plain };
  if (Array.isArray(plain)) return { kind: 'array', values: plain.map(value) };
  if (isValue(plain)) return plain;
  return { kind: 'map', fields: fields(plain) };
}

function isValue(plain: Value | { [name: string]: Plain }): plain is Value {
  return typeof plain.kind === 'string' && ['double', 'geoPoint', 'reference'].includes(plain.kind);
}

function fields(plain: { [name: string]: Plain }): FieldMap {
  return new Map(Object.entries(plain).map(([name, member]) => [name, value(member)]));
}

export function document(path: string, data: { [name: string]: Plain }): RulesDocument {
  return { path: `projects/demo-test/databases/(default)/documents/${path}`, fields: fields(data) };
}

/** Returns access to these documents by relative path; `after` contains the changes of the commit. */
export function accessTo(
  stored: Record<string, { [name: string]: Plain }> = {},
  after: typeof stored = {},
): RulesAccess {
  const find = (documents: typeof stored, path: string): RulesDocument | null => {
    const data = documents[path];
    return data ? document(path, data) : null;
  };
  return { get: (path) => find(stored, path), getAfter: (path) => find({ ...stored, ...after }, path) };
}

/** Returns a version 2 rules file with these statements. */
export function firestoreRules(body: string): string {
  return `rules_version = '2';\nservice cloud.firestore {\nmatch /databases/{database}/documents {\n${body}\n}\n}`;
}

export function where(field: string, operator: RulesFilterOperator, plain: Plain): RulesFilter {
  return { kind: 'field', field: field.split('.'), operator, value: value(plain) };
}

export const and = (...filters: RulesFilter[]): RulesFilter => ({ kind: 'and', filters });
export const or = (...filters: RulesFilter[]): RulesFilter => ({ kind: 'or', filters });
export const reference = (path: string): Plain => ({
  kind: 'reference',
  path: `projects/demo-test/databases/(default)/documents/${path}`,
});

export interface Asked {
  method: RulesRequest['method'];
  path: string;
  auth?: RulesAuth | null;
  before?: { [name: string]: Plain };
  after?: { [name: string]: Plain };
  query?: Partial<RulesQuery>;
  time?: Date;
  access?: RulesAccess;
}

/** Returns the decision of one request against a rules file, with its trace. */
export function decideWith(
  source: string,
  { method, path, auth = null, before, after, query, time = NOW, access = accessTo() }: Asked,
): Omit<RulesDecision, 'trace'> & { trace: string[] } {
  const collectionId = path.slice(path.lastIndexOf('/') + 1);
  const parent = path.slice(0, Math.max(0, path.lastIndexOf('/')));
  const request: RulesRequest = {
    service: 'cloud.firestore',
    method,
    database: '(default)',
    path,
    auth,
    time,
    resource: before ? document(path, before) : null,
    requestResource: after ? document(path, after) : null,
    ...(method === 'list' && { query: { parent, collectionId, allDescendants: false, ...query } }),
  };
  const decision = compileFirestoreRules(source, 'firestore.rules').decide(request, access);
  return { ...decision, trace: decision.trace() };
}
