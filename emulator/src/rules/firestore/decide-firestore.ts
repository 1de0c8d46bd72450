import type { RulesAccess, RulesDecision, RulesDocument, RulesQuery, RulesRequest } from './firestore-api.ts';
import type { Counting } from '../engine/budget.ts';
import { decide } from '../engine/decide.ts';
import { ANY_DEPTH, ANY_ID, type PathSegment } from '../engine/match-path.ts';
import type { Outcome } from '../evaluation/outcome.ts';
import type { Program } from '../engine/program.ts';
import type { HostFunctions } from '../checks/arity.ts';
import { fromDate, fromJson } from '../values/convert.ts';
import { map, path, type RulesMap, type RulesValue } from '../values/rules-value.ts';
import { alternativesOf, type Alternative } from './alternatives.ts';
import { documentFunctions } from './document-functions.ts';
import { knowledgeOfDocument } from './knowledge.ts';
import { resourceOf } from './resource.ts';

/** The functions that only Firestore rules have, with the number of arguments. */
export const FIRESTORE_FUNCTIONS: HostFunctions = {
  get: 1,
  exists: 1,
  getAfter: 1,
  existsAfter: 1,
};

/**
 * Decides a Firestore request. A list is allowed if a statement certainly holds for every document that the query
 * could return, whatever is stored: each alternative of its filters is proved separately.
 *
 * Each decision has its own expression budget, also for each document of a commit or a batch get, because the only
 * documented limit for several documents together is that of 20 reads
 * (https://firebase.google.com/docs/firestore/quotas#security_rules), and all recordings of the budget are of single
 * requests. Production evaluates a query once, while this emulator proves each alternative; therefore each has the
 * whole budget, and the cost of the list is that of its most expensive alternative.
 */
export function decideFirestore(
  program: Program,
  request: RulesRequest,
  access: RulesAccess,
  counting?: Counting,
): RulesDecision {
  const functions = documentFunctions(request.database, access);
  const root = rootOf(request);
  const variables = (resource: Outcome): ReadonlyMap<string, Outcome> =>
    new Map([
      ['request', requestVariable(request)],
      ['resource', resource],
    ]);
  const ask = (segments: readonly PathSegment[], resource: Outcome): RulesDecision => {
    const question = {
      methods: [request.method],
      path: [...root, ...segments],
      variables: variables(resource),
      functions,
    };
    return decide(program, question, counting);
  };
  if (request.method !== 'list') return ask(split(request.path), resource(request.resource));
  let decision: RulesDecision = { allowed: false, trace: () => [], statements: [], expressions: 0 };
  let expressions = 0;
  for (const alternative of alternativesOf(request.query?.where)) {
    const name = nameIn(alternative, root);
    decision = ask(
      listedPath(request, name),
      knowledgeOfDocument(
        alternative,
        (request.query?.orderBy ?? []).map(([field]) => field),
        name,
      ),
    );
    expressions = Math.max(expressions, decision.expressions);
    if (!decision.allowed) break;
  }
  return { ...decision, expressions };
}

/** The path segments before those of the documents of the database. */
function rootOf({ database }: RulesRequest): string[] {
  return ['databases', database, 'documents'];
}

/** Returns the `request` variable, including `request.resource`. */
export function requestVariable(request: RulesRequest): RulesMap {
  const { auth, query } = request;
  return map({
    auth: auth && map({ uid: auth.uid, token: fromJson(auth.token) }),
    method: request.method,
    path: path([...rootOf(request), ...split(request.path)]),
    time: fromDate(request.time),
    resource: resource(request.requestResource),
    ...(query && { query: queryVariable(query) }),
  });
}

/**
 * Returns `request.query` as in Google's emulator 1.22.0 (github.com/sanjevirau/fireside,
 * developer-tools-request-values-v1): the order is a map of directions, an unset offset is 0.
 */
function queryVariable({ limit, offset = 0, orderBy = [] }: RulesQuery): RulesValue {
  return map({
    limit: limit === undefined ? null : BigInt(limit),
    offset: BigInt(offset),
    orderBy: map(new Map(orderBy)),
  });
}

function resource(document: RulesDocument | null): RulesValue {
  return document && resourceOf(document);
}

/** Returns the path of the document, below the root, if the alternative has `__name__ == …`. */
function nameIn(alternative: Alternative, root: readonly string[]): readonly string[] | undefined {
  for (const { field, operator, value } of alternative) {
    if (field[0] !== '__name__' || operator !== '==') continue;
    if (typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'path') {
      return value.segments.slice(root.length).filter((segment) => typeof segment === 'string');
    }
  }
  return undefined;
}

/** Returns the path that represents every document of the listed collection or collection group. */
function listedPath(
  { path: collection, query }: RulesRequest,
  name: readonly string[] | undefined,
): readonly PathSegment[] {
  if (name) return name;
  if (!query?.allDescendants) return [...split(collection), ANY_ID];
  return [...split(query.parent), ANY_DEPTH, query.collectionId, ANY_ID];
}

function split(relative: string): string[] {
  return relative.split('/').filter((segment) => segment !== '');
}
