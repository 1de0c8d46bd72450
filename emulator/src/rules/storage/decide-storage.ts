import type { RulesDocument } from '../firestore/firestore-api.ts';
import { builtin, type BuiltinTable } from '../builtins/signature.ts';
import type { Counting } from '../engine/budget.ts';
import { decide, type Answer } from '../engine/decide.ts';
import { ANY_ID, type PathSegment } from '../engine/match-path.ts';
import { failure, type Outcome } from '../evaluation/outcome.ts';
import type { Program } from '../engine/program.ts';
import { contentOf } from '../firestore/document-functions.ts';
import type { AllowMethod } from '../language/ast.ts';
import type { HostFunctions } from '../checks/arity.ts';
import { LIMITS } from '../language/limits.ts';
import { pathText } from '../values/compare.ts';
import { boundSegments, isKind, map, type RulesPath, type RulesValue } from '../values/rules-value.ts';
import type { FetchedDocuments, StorageDecision, StorageMethod, StorageRequest } from './storage-api.ts';

/** The functions that only Storage rules have, with the number of arguments. */
export const STORAGE_FUNCTIONS: HostFunctions = { 'firestore.get': 1, 'firestore.exists': 1 };

const COVERED: Readonly<Record<StorageMethod, readonly AllowMethod[]>> = {
  read: ['get', 'list'],
  write: ['create', 'update', 'delete'],
  get: ['get'],
  list: ['list'],
  create: ['create'],
  update: ['update'],
  delete: ['delete'],
};

/** Decides a Storage request with the documents fetched so far. */
export function decideStorage(
  program: Program,
  request: StorageRequest,
  documents: FetchedDocuments,
  counting?: Counting,
): StorageDecision {
  const missing = new Set<string>();
  const functions = firestoreFunctions(documents, missing);
  const method = methodOf(request);
  const variables = new Map<string, Outcome>([
    ['request', requestVariable(request.request, method)],
    ['resource', request.resource],
  ]);
  const methods = COVERED[method];
  const answers: Answer[] = [];
  for (const path of pathsOf(request)) {
    const answer = decide(program, { methods, path, variables, functions }, counting);
    const { allowed, expressions } = answer;
    if (allowed) return { allowed, trace: answer.trace, expressions, missing: [] };
    answers.push(answer);
  }
  const expressions = Math.max(...answers.map((answer) => answer.expressions));
  const trace = () => answers.flatMap((answer) => answer.trace());
  return { allowed: false, trace, expressions, missing: [...missing] };
}

/** firebase-tools sends every upload as a create; in production an upload that replaces an object is an update. */
function methodOf({ method, resource }: StorageRequest): StorageMethod {
  return method === 'create' && resource !== null ? 'update' : method;
}

/**
 * Returns `request` with its method, which firebase-tools omits, and without a `resource` when nothing is written: then
 * any use of it is an error in production (recorded in github.com/davideast/pyric for a delete).
 */
function requestVariable(request: RulesValue, method: StorageMethod): RulesValue {
  if (!isKind(request, 'map')) return request;
  const entries = [...request.entries].filter(([name, value]) => name !== 'resource' || value !== null);
  return map(new Map([...entries, ['method', method]]));
}

/**
 * Returns the paths of which one must be allowed. A folder may be listed by a rule for the folder itself; when the list
 * does not include subfolders, also by a rule for every object in it: `match /{uid}/{file}` allows listing `/{uid}`.
 */
function pathsOf({ method, path, delimiter }: StorageRequest): readonly (readonly PathSegment[])[] {
  const segments = path.split('/').filter((segment) => segment !== '');
  return method === 'list' && delimiter === '/' ? [segments, [...segments, ANY_ID]] : [segments];
}

function firestoreFunctions(documents: FetchedDocuments, missing: Set<string>): BuiltinTable {
  const asked = new Set<string>();
  const read = (
    target: RulesPath,
    use: (found: RulesDocument | null, target: RulesPath) => Outcome,
  ): Outcome => {
    const text = pathText(target);
    if (!isDocumentPath(target)) return failure(`Invalid document path: ${text}.`);
    asked.add(text);
    if (asked.size > LIMITS.documentsPerStorageRequest) {
      return failure(`Document access limit of ${LIMITS.documentsPerStorageRequest} exceeded.`);
    }
    const found = documents.get(text);
    if (found !== undefined) return use(found, target);
    missing.add(text);
    return failure(`Document ${text} has not been fetched yet.`);
  };
  return {
    'firestore.get': builtin(['path'], (path) => read(path, contentOf('firestore.get'))),
    'firestore.exists': builtin(['path'], (path) => read(path, (found) => found !== null)),
  };
}

function isDocumentPath(target: RulesPath): boolean {
  const [databases, , documents, ...rest] = boundSegments(target) ?? [];
  return databases === 'databases' && documents === 'documents' && rest.length > 0 && rest.length % 2 === 0;
}
