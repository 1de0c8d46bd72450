import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compileQuery } from '../query/compile.ts';
import type { Query } from '../query/query.ts';
import type { WireFilter, WireQuery } from '../query/structured-query.ts';
import { StatusError } from '../values/status.ts';
import { parseFieldPath } from '../values/field-path.ts';
import { IndexChecker } from './index-checker.ts';
import { parseIndexFile } from './index-file.ts';

/** The largest number of disjunctions of a generated query. */
const MAX_DISJUNCTIONS = 9;

interface IndexFile {
  readonly indexes: readonly object[];
  readonly fieldOverrides: readonly { collectionGroup: string; fieldPath: string }[];
}

const ONE = { integerValue: '1' };
const LIST = { arrayValue: { values: [ONE, { integerValue: '2' }] } };
const NAME = { referenceValue: 'projects/p/databases/(default)/documents/c/x' };

const field = fc.constantFrom('a', 'b', 'l.m').map((fieldPath) => ({ fieldPath }));
const comparison = fc.oneof(
  ...['EQUAL', 'EQUAL', 'LESS_THAN', 'GREATER_THAN_OR_EQUAL', 'NOT_EQUAL', 'ARRAY_CONTAINS'].map((op) =>
    field.map((name): WireFilter => ({ fieldFilter: { field: name, op, value: ONE } })),
  ),
  ...['IN', 'ARRAY_CONTAINS_ANY', 'NOT_IN'].map((op) =>
    field.map((name): WireFilter => ({ fieldFilter: { field: name, op, value: LIST } })),
  ),
  fc.constant<WireFilter>({
    fieldFilter: { field: { fieldPath: '__name__' }, op: 'GREATER_THAN', value: NAME },
  }),
);
const composite = (op: string, of: fc.Arbitrary<WireFilter>): fc.Arbitrary<WireFilter> =>
  fc.array(of, { minLength: 1, maxLength: 3 }).map((filters) => ({ compositeFilter: { op, filters } }));
const where = fc.oneof(
  comparison,
  composite('AND', comparison),
  composite('OR', composite('AND', comparison)),
);
const direction = fc.constantFrom('ASCENDING', 'DESCENDING');
const orderBy = fc.array(
  fc.record({ field: fc.oneof(field, fc.constant({ fieldPath: '__name__' })), direction }),
  { maxLength: 3 },
);
const wireQuery: fc.Arbitrary<WireQuery> = fc.record(
  { from: fc.boolean().map((allDescendants) => [{ collectionId: 'c', allDescendants }]), where, orderBy },
  { requiredKeys: ['from'] },
);

const mode = fc.oneof(
  direction.map((order) => ({ order })),
  fc.constant({ arrayConfig: 'CONTAINS' }),
);
const queryScope = fc.constantFrom('COLLECTION', 'COLLECTION_GROUP');
const indexFile: fc.Arbitrary<IndexFile> = fc.record({
  indexes: fc.array(
    fc.record({
      collectionGroup: fc.constant('c'),
      queryScope,
      fields: fc.array(
        fc.tuple(field, mode).map(([name, how]) => ({ ...name, ...how })),
        { minLength: 2, maxLength: 3 },
      ),
    }),
    { maxLength: 3 },
  ),
  fieldOverrides: fc.uniqueArray(
    fc.record({
      collectionGroup: fc.constant('c'),
      fieldPath: fc.constantFrom('a', 'b', 'l', 'l.m', '*'),
      indexes: fc.array(
        fc.tuple(mode, queryScope).map(([how, scope]) => ({ ...how, queryScope: scope })),
        { maxLength: 2 },
      ),
    }),
    { selector: ({ fieldPath }) => fieldPath, maxLength: 2 },
  ),
});

/** Returns the compiled query, or undefined when production rejects it. */
function compiled(query: WireQuery): Query | undefined {
  try {
    return compileQuery('projects/p/databases/(default)/documents', query);
  } catch (error) {
    if (error instanceof StatusError) return undefined;
    throw error;
  }
}

/** Returns the index proposed in the error message, or undefined when the query is served. */
function proposalFor(query: Query, sums: readonly string[], file: IndexFile): object | undefined {
  try {
    new IndexChecker(parseIndexFile(JSON.stringify(file))).check(query, sums.map(parseFieldPath));
    return undefined;
  } catch (error) {
    const [, json] = (error as Error).message.split('Add this to firestore.indexes.json: ');
    return JSON.parse(json!) as object;
  }
}

/** Returns the index file with the proposal added; an override replaces that of the same field. */
function adding(file: IndexFile, proposal: object): IndexFile {
  if (!('fieldPath' in proposal)) return { ...file, indexes: [...file.indexes, proposal] };
  const override = proposal as IndexFile['fieldOverrides'][number];
  const others = file.fieldOverrides.filter(({ fieldPath }) => fieldPath !== override.fieldPath);
  return { ...file, fieldOverrides: [...others, override] };
}

test('serves a rejected query once the proposed index of each of its disjunctions is declared', () => {
  fc.assert(
    fc.property(wireQuery, fc.subarray(['s', 'a']), indexFile, (query, sums, file) => {
      const asked = compiled(query);
      fc.pre(asked !== undefined);
      let declared = file;
      for (let part = 0; part < MAX_DISJUNCTIONS; part += 1) {
        const proposal = proposalFor(asked, sums, declared);
        if (!proposal) return;
        declared = adding(declared, proposal);
      }
      expect(proposalFor(asked, sums, declared)).toBeUndefined();
    }),
    { numRuns: 2_000 },
  );
});
