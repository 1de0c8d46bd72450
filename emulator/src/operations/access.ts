import { StatusError } from '../status.ts';
import type { Query } from '../query/query.ts';
import type { RulesAccess, RulesDocument, RulesMethod, RulesQuery, RulesRequest } from '../rules/api.ts';
import type { Database } from '../store/database.ts';
import type { StoredDocument } from '../store/stored-document.ts';
import { requireTokenFor } from './caller.ts';
import type { Context } from './context.ts';

/** The documents as a commit would leave them; what is not in it stays as it is. */
export type AfterCommit = ReadonlyMap<string, RulesDocument | null>;

type Question = Pick<RulesRequest, 'method' | 'path' | 'resource' | 'requestResource' | 'query'>;

/** Evaluates the rules for one call; its evaluations share one budget of document reads. */
export interface Gate {
  /** Throws PERMISSION_DENIED unless a document, or its absence, may be read. */
  get(segments: readonly string[], document: StoredDocument | undefined): void;
  /** Throws PERMISSION_DENIED unless every document the query could ever select may be listed. */
  list(query: Query): void;
  /** Throws PERMISSION_DENIED unless a document may change so. */
  write(
    method: Exclude<RulesMethod, 'get' | 'list'>,
    segments: readonly string[],
    before: StoredDocument | undefined,
    after: RulesDocument | null,
  ): void;
}

/**
 * The gate for one call: open for the admin, and where no rules were ever given. Throws UNAUTHENTICATED where the caller's
 * token is of another project than the database.
 * @param time what the rules see as `request.time`
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
      // No rule can be proved for unnamed collections.
      if (query.collectionId === '') requireAdmin(context);
      const path = [...query.parent, query.collectionId].join('/');
      ask({ method: 'list', path, resource: null, requestResource: null, query: describeQuery(query) });
    },
    write(method, segments, before, requestResource) {
      ask({ method, path: segments.join('/'), resource: toRules(before), requestResource });
    },
  };
}

/** Throws PERMISSION_DENIED for everyone but the admin: what no rule can grant. */
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
