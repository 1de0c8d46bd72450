import type { IndexDefinition, IndexField, IndexMode, IndexSet } from './index-definition.ts';
import { singleFieldModes } from './index-definition.ts';
import type { Requirement } from './requirement.ts';

/** The indexes that serve one disjunction, or `missing`. */
export type Plan = { readonly indexes: readonly IndexDefinition[] } | 'missing';

/** An index with an explicit name field, and its definition. */
interface Candidate {
  readonly definition: IndexDefinition;
  /** The fields without the name. */
  readonly fields: readonly IndexField[];
  readonly nameDescending: boolean | 'either';
}

/**
 * Chooses the indexes that serve a requirement, as production does: one with exactly the required fields, or several
 * that end with the same fields and together have every equality, which are merged
 * (https://firebase.google.com/docs/firestore/query-data/index-overview#taking_advantage_of_index_merging). Indexes are
 * not read backwards, must not have additional fields, and those of collection groups serve no single collection.
 *
 * Assumptions without documentation or a public recording: `array-contains-any` is merged with
 * equalities like `array-contains`, and an array index also serves names in descending order. A project that relies on
 * one of these should declare the composite index.
 */
export function planFor(requirement: Requirement, set: IndexSet): Plan {
  const { equalities, contains, orders, nameDescending, vector } = requirement;
  const needed = new Set([...equalities, ...(contains === undefined ? [] : [elementsOf(contains)])]);
  const fitting = candidatesFor(requirement, set)
    .map((candidate) => ({ candidate, prefix: prefixOf(candidate, requirement) }))
    .filter(({ prefix }) => prefix !== undefined);
  // Collections are ordered by name without an index.
  if (needed.size === 0 && orders.length === 0 && !nameDescending && !vector) return { indexes: [] };

  const whole = fitting.find(({ prefix }) => prefix?.length === needed.size);
  if (whole) return { indexes: [whole.candidate.definition] };
  if (vector) return 'missing';
  const merged: IndexDefinition[] = [];
  const missing = new Set(needed);
  for (const { candidate, prefix = [] } of fitting.toSorted((a, b) => b.prefix!.length - a.prefix!.length)) {
    if (!prefix.some((path) => missing.has(path))) continue;
    prefix.forEach((path) => missing.delete(path));
    merged.push(candidate.definition);
  }
  return missing.size === 0 && merged.length > 0 ? { indexes: merged } : 'missing';
}

/** Returns the equalities at the start of a candidate, if its other fields are those at the end of the requirement. */
function prefixOf({ fields, nameDescending }: Candidate, requirement: Requirement): string[] | undefined {
  const { equalities, contains, orders, vector } = requirement;
  const end = vector ? [...orders, vector] : orders;
  const prefix = fields.slice(0, fields.length - end.length);
  if (fields.length < end.length || !end.every((field, i) => same(field, fields[prefix.length + i])))
    return undefined;
  if (!vector && nameDescending !== 'either' && nameDescending !== requirement.nameDescending)
    return undefined;
  const fits = prefix.every(({ path, mode }) =>
    mode === 'CONTAINS' ? path === contains : isOrder(mode) && equalities.includes(path),
  );
  return fits ? prefix.map(({ path, mode }) => (mode === 'CONTAINS' ? elementsOf(path) : path)) : undefined;
}

/** Distinguishes a requirement on array elements from one on the whole array. */
const elementsOf = (path: string): string => `elements of ${path}`;

function same(a: IndexField, b: IndexField | undefined): boolean {
  if (a.path !== b?.path) return false;
  if (typeof a.mode === 'object' && typeof b.mode === 'object') return a.mode.dimension === b.mode.dimension;
  return a.mode === b.mode;
}

const isOrder = (mode: IndexMode): boolean => mode === 'ASCENDING' || mode === 'DESCENDING';

function candidatesFor(requirement: Requirement, set: IndexSet): Candidate[] {
  const { collectionGroup, queryScope } = requirement;
  const composites = set.composites.filter(
    (index) => index.collectionGroup === collectionGroup && index.queryScope === queryScope,
  );
  return [...composites.map(compositeCandidate), ...singleFieldCandidates(requirement, set)];
}

/** The implicit name field has the direction of the last field, ascending after an array field. */
function compositeCandidate(definition: IndexDefinition): Candidate {
  const last = definition.fields.at(-1);
  const fields = last?.path === '__name__' ? definition.fields.slice(0, -1) : definition.fields;
  return { definition, fields, nameDescending: last?.mode === 'DESCENDING' };
}

function singleFieldCandidates(requirement: Requirement, set: IndexSet): Candidate[] {
  const { collectionGroup, queryScope, equalities, contains, orders, vector } = requirement;
  const touched = new Set([...equalities, ...orders.map(({ path }) => path)]);
  if (contains !== undefined) touched.add(contains);
  if (vector) touched.add(vector.path);
  return [...touched].flatMap((path) => {
    const modes = singleFieldModes(set, collectionGroup, path).filter(
      (each) => each.queryScope === queryScope,
    );
    return modes.map(({ mode }): Candidate => {
      const fields: IndexField[] = [{ path, mode }];
      const nameDescending = mode === 'CONTAINS' ? 'either' : mode === 'DESCENDING';
      return { definition: { collectionGroup, queryScope, fields }, fields, nameDescending };
    });
  });
}
