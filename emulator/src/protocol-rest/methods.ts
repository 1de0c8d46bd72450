import { StatusError, invalidArgument } from '../values/status.ts';

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
function parseParameters(search: URLSearchParams): Record<string, unknown> {
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

/** The RPC that a REST request calls, and its request message as proto JSON. */
export interface RestCall {
  readonly rpc: string;
  readonly message: Record<string, unknown>;
}

type Body = Record<string, unknown>;

/** RPCs by the `:name` suffix of the path, with the field that holds the path (google/firestore/v1/firestore.proto). */
const CUSTOM_METHODS: Record<string, { rpc: string; path: 'database' | 'parent' }> = {
  batchGet: { rpc: 'BatchGetDocuments', path: 'database' },
  beginTransaction: { rpc: 'BeginTransaction', path: 'database' },
  commit: { rpc: 'Commit', path: 'database' },
  rollback: { rpc: 'Rollback', path: 'database' },
  batchWrite: { rpc: 'BatchWrite', path: 'database' },
  runQuery: { rpc: 'RunQuery', path: 'parent' },
  runAggregationQuery: { rpc: 'RunAggregationQuery', path: 'parent' },
  partitionQuery: { rpc: 'PartitionQuery', path: 'parent' },
  listCollectionIds: { rpc: 'ListCollectionIds', path: 'parent' },
};

/** RPCs by HTTP method, for the path of a document or of a collection (an odd number of segments). */
const DOCUMENT_METHODS: Record<string, (name: string, parameters: Body, body: Body) => RestCall> = {
  GET: (name, parameters) => ({ rpc: 'GetDocument', message: { ...parameters, name } }),
  PATCH: (name, parameters, body) => ({
    rpc: 'UpdateDocument',
    message: { ...parameters, document: { ...body, name } },
  }),
  DELETE: (name, parameters) => ({ rpc: 'DeleteDocument', message: { ...parameters, name } }),
};
const COLLECTION_METHODS: Record<
  string,
  (parent: string, id: string, parameters: Body, body: Body) => RestCall
> = {
  GET: (parent, collectionId, parameters) => ({
    rpc: 'ListDocuments',
    message: { ...parameters, parent, collectionId },
  }),
  POST: (parent, collectionId, parameters, document) => ({
    rpc: 'CreateDocument',
    message: { ...parameters, parent, collectionId, document },
  }),
};

/**
 * Parses a request to `/v1/…`. Throws NOT_FOUND for methods that Firestore's REST API does not have.
 * @param body the parsed JSON body, `{}` for an empty one
 */
export function routeRest(method: string, url: URL, body: unknown): RestCall {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw invalidArgument('Invalid JSON payload received. An object is expected.');
  }
  const path = decodePath(url.pathname.slice('/v1/'.length));
  const custom = method === 'POST' ? /^(.*):([A-Za-z]+)$/s.exec(path) : null;
  const target =
    custom?.[2] && Object.hasOwn(CUSTOM_METHODS, custom[2]) ? CUSTOM_METHODS[custom[2]] : undefined;
  if (custom && target) {
    const name = target.path === 'database' ? custom[1]?.replace(/\/documents$/, '') : custom[1];
    return { rpc: target.rpc, message: { ...body, [target.path]: name } };
  }
  const segments = path.split('/');
  const isCollection = segments.length % 2 === 0;
  const parameters = parseParameters(url.searchParams);
  if (isCollection) {
    const route = Object.hasOwn(COLLECTION_METHODS, method) ? COLLECTION_METHODS[method] : undefined;
    if (route) return route(segments.slice(0, -1).join('/'), segments.at(-1) ?? '', parameters, { ...body });
  } else {
    const route = Object.hasOwn(DOCUMENT_METHODS, method) ? DOCUMENT_METHODS[method] : undefined;
    if (route) return route(path, parameters, { ...body });
  }
  throw new StatusError('NOT_FOUND', `${method} ${url.pathname} is not a method of Firestore's REST API.`);
}

function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    throw invalidArgument('The path is not encoded correctly.');
  }
}
