import type { RulesAccess, RulesDocument } from './firestore-api.ts';
import { builtin, type BuiltinTable } from '../builtins/signature.ts';
import { failure, type EvaluationError, type Outcome } from '../evaluation/outcome.ts';
import { LIMITS } from '../language/limits.ts';
import { pathText } from '../values/compare.ts';
import { boundSegments, type RulesPath } from '../values/rules-value.ts';
import { resourceOf } from './resource.ts';

/**
 * `get`, `exists`, `getAfter` and `existsAfter` for one request. Repeated reads of a document count
 * once; the limit is 10 per request and 20 per batch.
 */
export function documentFunctions(database: string, access: RulesAccess): BuiltinTable {
  const spent = new Set<string>();
  const read = (
    target: RulesPath,
    find: (path: string) => RulesDocument | null,
    use: (found: RulesDocument | null, target: RulesPath) => Outcome,
  ): Outcome => {
    const path = documentPath(target, database);
    if (typeof path !== 'string') return path;
    const error = spend(path, spent, access);
    return error ?? use(find(path), target);
  };
  const before = (path: string): RulesDocument | null => access.get(path);
  const after = (path: string): RulesDocument | null => access.getAfter(path);
  const exists = (found: RulesDocument | null): Outcome => found !== null;
  return {
    get: builtin(['path'], (path) => read(path, before, contentOf('get'))),
    exists: builtin(['path'], (path) => read(path, before, exists)),
    getAfter: builtin(['path'], (path) => read(path, after, contentOf('getAfter'))),
    existsAfter: builtin(['path'], (path) => read(path, after, exists)),
  };
}

/** Returns the document of `get` and `getAfter`; a missing one is an error, as recorded from production. */
export function contentOf(name: string) {
  return (found: RulesDocument | null, target: RulesPath): Outcome =>
    found
      ? resourceOf(found)
      : failure(`Function [${name}] called with path to nonexistent resource: ${pathText(target)}`);
}

function spend(
  path: string,
  spent: Set<string>,
  { spent: together }: RulesAccess,
): EvaluationError | undefined {
  spent.add(path);
  together?.add(path);
  if (spent.size > LIMITS.documentsPerRequest)
    return failure(`Document access limit of ${LIMITS.documentsPerRequest} exceeded.`);
  if ((together?.size ?? 0) <= LIMITS.documentsPerBatch) return undefined;
  return failure(`Document access limit of ${LIMITS.documentsPerBatch} for a batch exceeded.`);
}

/** Returns the path below `/documents` of a document in this database. */
function documentPath(target: RulesPath, database: string): string | EvaluationError {
  const segments = boundSegments(target);
  const [databases, id, documents, ...rest] = segments ?? [];
  const valid = databases === 'databases' && id === database && documents === 'documents';
  const isDocument = rest.length > 0 && rest.length % 2 === 0;
  return valid && isDocument ? rest.join('/') : failure(`Invalid document path: ${pathText(target)}.`);
}
