import type { RulesDocument } from '../api.ts';
import { builtin, type BuiltinTable } from '../builtins/signature.ts';
import { decide, type Answer } from '../engine/decide.ts';
import { ANY_ID, type PathSegment } from '../engine/match-path.ts';
import { failure, type Outcome } from '../engine/outcome.ts';
import type { Program } from '../engine/program.ts';
import { resourceOf } from '../firestore/resource.ts';
import type { AllowMethod } from '../language/ast.ts';
import type { HostFunctions } from '../language/arity.ts';
import { LIMITS } from '../language/limits.ts';
import { pathText } from '../values/compare.ts';
import { boundSegments, type RulesPath } from '../values/rules-value.ts';
import type { FetchedDocuments, StorageDecision, StorageMethod, StorageRequest } from './storage-api.ts';

/** What only Storage's rules may call, with the number of arguments. */
export const STORAGE_FUNCTIONS: HostFunctions = { 'firestore.get': 1, 'firestore.exists': 1, debug: 1 };

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
): StorageDecision {
  const missing = new Set<string>();
  const functions = firestoreFunctions(documents, missing);
  const variables = new Map<string, Outcome>([
    ['request', request.request],
    ['resource', request.resource],
  ]);
  const methods = COVERED[request.method];
  const answers: Answer[] = [];
  for (const path of pathsOf(request)) {
    const answer = decide(program, { methods, path, variables, functions });
    if (answer.allowed) return { allowed: true, trace: [...answer.trace], missing: [] };
    answers.push(answer);
  }
  return { allowed: false, trace: answers.flatMap(({ trace }) => trace), missing: [...missing] };
}

/**
 * The paths of which one must be allowed. A folder may be listed by a rule for the folder itself; where the list stays
 * within the folder, also by one for every object in it: `match /{uid}/{file}` lets `/{uid}` be listed.
 */
function pathsOf({ method, path, delimiter }: StorageRequest): readonly (readonly PathSegment[])[] {
  const segments = path.split('/').filter((segment) => segment !== '');
  return method === 'list' && delimiter === '/' ? [segments, [...segments, ANY_ID]] : [segments];
}

function firestoreFunctions(documents: FetchedDocuments, missing: Set<string>): BuiltinTable {
  const asked = new Set<string>();
  const read = (target: RulesPath, use: (found: RulesDocument | null) => Outcome): Outcome => {
    const text = pathText(target);
    if (!isDocumentPath(target)) return failure(`Invalid document path: ${text}.`);
    asked.add(text);
    if (asked.size > LIMITS.documentsPerStorageRequest) {
      return failure(`Document access limit of ${LIMITS.documentsPerStorageRequest} exceeded.`);
    }
    const found = documents.get(text);
    if (found !== undefined) return use(found);
    missing.add(text);
    return failure(`Document ${text} has not been fetched yet.`);
  };
  return {
    'firestore.get': builtin(['path'], (path) => read(path, (found) => found && resourceOf(found))),
    'firestore.exists': builtin(['path'], (path) => read(path, (found) => found !== null)),
  };
}

function isDocumentPath(target: RulesPath): boolean {
  const [databases, , documents, ...rest] = boundSegments(target) ?? [];
  return databases === 'databases' && documents === 'documents' && rest.length > 0 && rest.length % 2 === 0;
}
