import type { RulesAccess, RulesDocument, RulesRequest, Ruleset } from '../../emulator/src/rules/api.ts';
import { SESSIONS, TOKENS } from '../cases/callers.ts';
import type { Fields, Filter, FirestoreCase } from '../cases/firestore-case.ts';
import { NOW, toFields, toValue } from './firestore-values.ts';

/** A case made ready to be asked of any rules, many times. */
export interface FirestoreQuestion {
  readonly request: RulesRequest;
  readonly access: RulesAccess;
  readonly allowed: boolean;
}

/** The document of these fields; null when there are none. */
export function firestoreDocument(path: string, fields: Fields | undefined): RulesDocument | null {
  return fields
    ? { path: `projects/demo-rules/databases/(default)/documents/${path}`, fields: toFields(fields) }
    : null;
}

export function firestoreQuestion(firestoreCase: FirestoreCase): FirestoreQuestion {
  const { caller, method, path, stored = {}, written, where = [], allowed } = firestoreCase;
  const token = TOKENS[caller];
  const isList = method === 'list';
  const find = (wanted: string) => firestoreDocument(wanted, stored[wanted] ?? SESSIONS[wanted]);
  const request: RulesRequest = {
    service: 'cloud.firestore',
    method,
    database: '(default)',
    path,
    auth: token && { uid: caller, token: { ...token } },
    time: NOW,
    resource: isList ? null : find(path),
    requestResource: firestoreDocument(path, written),
    ...(isList && { query: queryOf(path, where) }),
  };
  // No rule of this project looks at the state after the request.
  return { request, access: { get: find, getAfter: find }, allowed };
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

/** Whether these rules allow what is asked. */
export const judgeFirestore = (ruleset: Ruleset, { request, access }: FirestoreQuestion): boolean =>
  ruleset.decide(request, access).allowed;
