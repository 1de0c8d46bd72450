import type {
  RulesAccess,
  RulesDocument,
  RulesRequest,
  Ruleset,
} from '../../emulator/src/rules/firestore/firestore-api.ts';
import { SESSIONS, TOKENS } from '../cases/callers.ts';
import type { Fields, Filter, FirestoreCase } from '../cases/firestore-case.ts';
import { NOW, toFields, toValue } from './firestore-values.ts';

/** A case prepared for repeated evaluation under any rules. */
export interface PreparedFirestoreRequest {
  readonly request: RulesRequest;
  readonly access: RulesAccess;
  readonly allowed: boolean;
}

/** Returns the document with these fields, or null when `fields` is undefined. */
export function firestoreDocument(path: string, fields: Fields | undefined): RulesDocument | null {
  return fields
    ? { path: `projects/demo-rules/databases/(default)/documents/${path}`, fields: toFields(fields) }
    : null;
}

export function prepareFirestoreRequest(firestoreCase: FirestoreCase): PreparedFirestoreRequest {
  const { caller, method, path, stored = {}, written, where = [], allowed } = firestoreCase;
  const token = TOKENS[caller];
  const isList = method === 'list';
  const findDocument = (documentPath: string) =>
    firestoreDocument(documentPath, stored[documentPath] ?? SESSIONS[documentPath]);
  const request: RulesRequest = {
    service: 'cloud.firestore',
    method,
    database: '(default)',
    path,
    auth: token && { uid: caller, token: { ...token } },
    time: NOW,
    resource: isList ? null : findDocument(path),
    requestResource: firestoreDocument(path, written),
    ...(isList && { query: queryOf(path, where) }),
  };
  // No rule of this project uses `getAfter`.
  return { request, access: { get: findDocument, getAfter: findDocument }, allowed };
}

function queryOf(path: string, where: readonly Filter[]): NonNullable<RulesRequest['query']> {
  const segments = path.split('/');
  const collectionId = segments.at(-1) ?? '';
  const query = { parent: segments.slice(0, -1).join('/'), collectionId, allDescendants: false };
  const filters = where.map(([field, operator, value]) => ({
    kind: 'field' as const,
    field: [field],
    operator,
    value: toValue(value),
  }));
  return filters.length > 0 ? { ...query, where: { kind: 'and', filters } } : query;
}

/** Returns whether the rules allow the request. */
export const evaluateFirestoreRules = (
  ruleset: Ruleset,
  { request, access }: PreparedFirestoreRequest,
): boolean => ruleset.decide(request, access).allowed;
