import { StatusError } from '../values/status.ts';
import type { Query } from '../query/query.ts';
import type {
  RulesAccess,
  RulesDocument,
  RulesMethod,
  RulesQuery,
  RulesRequest,
} from '../rules/firestore/firestore-api.ts';
import type { Database } from '../store/database.ts';
import type { StoredDocument } from '../values/stored-document.ts';
import { requireTokenFor } from '../tokens/caller.ts';
import type { Context } from './context.ts';

/** The documents that a commit changes, in their state after it; other documents stay unchanged. */
export type AfterCommit = ReadonlyMap<string, RulesDocument | null>;

type Question = Pick<RulesRequest, 'method' | 'path' | 'resource' | 'requestResource' | 'query'>;

/** Evaluates the rules for one call; its evaluations share one budget of document reads. */
export interface Gate {
  /** Throws PERMISSION_DENIED unless the rules allow reading a document, which may be missing. */
  get(segments: readonly string[], document: StoredDocument | undefined): void;
  /** Throws PERMISSION_DENIED unless the rules allow listing every document that the query could return. */
  list(query: Query): void;
  /** Throws PERMISSION_DENIED unless the rules allow the change of a document. */
  write(
    method: Exclude<RulesMethod, 'get' | 'list'>,
    segments: readonly string[],
    before: StoredDocument | undefined,
    after: RulesDocument | null,
  ): void;
}

/**
 * Returns the gate for one call. It allows everything for the admin and when no rules were given. Throws
 * UNAUTHENTICATED when the caller's token was issued for another project than that of the database.
 * @param time the value of `request.time`
 * @param after the state after the evaluated commit, for `getAfter`
 */
export function openGate(
  context: Context,
  database: Database,
  time = new Date(),
  after: AfterCommit = new Map(),
): Gate {
  const [, project = '', , databaseId = ''] = database.name.split('/');
  requireTokenFor(context.caller, database.name);
  const rules = context.rules.rulesOf(project);
  const { caller } = context;
  const access = accessTo(database, after);

  const ask = (question: Question): void => {
    if (caller.kind === 'admin' || !rules) return;
    const request = {
      service: 'cloud.firestore',
      database: databaseId,
      auth: caller.auth,
      time,
      ...question,
    } as const;
    const decision = rules.decide(request, access);
    context.rules.report({ project, request, decision, source: rules.source });
    if (decision.allowed) return;
    throw new StatusError('PERMISSION_DENIED', 'Missing or insufficient permissions.');
  };

  return {
    get(segments, document) {
      ask({ method: 'get', path: segments.join('/'), resource: toRules(document), requestResource: null });
    },
    list(query) {
      // Rules cannot be proved for queries without a collection id.
      if (query.collectionId === '') requireAdmin(context);
      const path = [...query.parent, query.collectionId].join('/');
      ask({ method: 'list', path, resource: null, requestResource: null, query: describeQuery(query) });
    },
    write(method, segments, before, requestResource) {
      ask({ method, path: segments.join('/'), resource: toRules(before), requestResource });
    },
  };
}

/** Throws PERMISSION_DENIED unless the caller is the admin, for operations that rules cannot allow. */
export function requireAdmin({ caller }: Context): void {
  if (caller.kind === 'admin') return;
  throw new StatusError('PERMISSION_DENIED', 'Missing or insufficient permissions.');
}

function accessTo(database: Database, after: AfterCommit): RulesAccess {
  const get = (path: string): RulesDocument | null => toRules(database.find(path.split('/')));
  return {
    spent: new Set(),
    get,
    getAfter: (path) => after.get(path) ?? (after.has(path) ? null : get(path)),
  };
}

function toRules(document: StoredDocument | undefined): RulesDocument | null {
  return document ? { path: document.name, fields: document.fields } : null;
}

function describeQuery({
  source,
  filter,
  limit,
  offset,
  parent,
  collectionId,
  allDescendants,
}: Query): RulesQuery {
  return {
    ...(limit === undefined ? {} : { limit }),
    ...(source.offset === undefined ? {} : { offset }),
    ...(filter ? { where: filter } : {}),
    orderBy: (source.orderBy ?? []).map(({ field, direction }) => [
      field?.fieldPath ?? '',
      direction === 'DESCENDING' ? 'DESC' : 'ASC',
    ]),
    parent: parent.join('/'),
    collectionId,
    allDescendants,
  };
}
