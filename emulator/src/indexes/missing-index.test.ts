import { expect, test } from 'vitest';
import { NO_INDEXES } from './index-definition.ts';
import { describeMissing } from './missing-index.ts';
import type { Requirement } from './requirement.ts';

const DATABASE = 'projects/demo-x/databases/(default)';
const LINK = 'https://console.firebase.google.com/v1/r/project/demo-x/firestore/indexes';
const ANY: Requirement = {
  collectionGroup: 'c',
  queryScope: 'COLLECTION',
  equalities: [],
  contains: undefined,
  orders: [],
  nameDescending: false,
  vector: undefined,
};

test('proposes a composite index with the console link of production and as an entry of the index file', () => {
  const requirement: Requirement = { ...ANY, equalities: ['a'], orders: [{ path: 'b', mode: 'ASCENDING' }] };
  expect(describeMissing(requirement, NO_INDEXES, DATABASE)).toEqual({
    sentence: `The query requires an index. You can create it here: ${LINK}?create_composite=CkBwcm9qZWN0cy9kZW1vLXgvZGF0YWJhc2VzLyhkZWZhdWx0KS9jb2xsZWN0aW9uR3JvdXBzL2MvaW5kZXhlcy9fEAEaBQoBYRABGgUKAWIQARoMCghfX25hbWVfXxAB`,
    toAdd: {
      collectionGroup: 'c',
      queryScope: 'COLLECTION',
      fields: [
        { fieldPath: 'a', order: 'ASCENDING' },
        { fieldPath: 'b', order: 'ASCENDING' },
      ],
    },
  });
});

test('includes the name in a composite index when its direction differs from that of the last field', () => {
  const requirement: Requirement = {
    ...ANY,
    orders: [{ path: 'a', mode: 'ASCENDING' }],
    nameDescending: true,
  };
  expect(describeMissing(requirement, NO_INDEXES, DATABASE).toAdd).toMatchObject({
    fields: [{ fieldPath: 'a' }, { fieldPath: '__name__', order: 'DESCENDING' }],
  });
});

test('proposes a single-field index in addition to the existing ones of the field', () => {
  const requirement: Requirement = { ...ANY, queryScope: 'COLLECTION_GROUP', equalities: ['a'] };
  const { sentence, toAdd } = describeMissing(requirement, NO_INDEXES, DATABASE);
  expect(sentence).toMatch(
    'The query requires a COLLECTION_GROUP_ASC index for collection c and field a. You can',
  );
  expect(toAdd).toEqual({
    collectionGroup: 'c',
    fieldPath: 'a',
    indexes: [
      { order: 'ASCENDING', queryScope: 'COLLECTION' },
      { order: 'DESCENDING', queryScope: 'COLLECTION' },
      { arrayConfig: 'CONTAINS', queryScope: 'COLLECTION' },
      { order: 'ASCENDING', queryScope: 'COLLECTION_GROUP' },
    ],
  });
});

test('proposes a single-field index in the direction of the name', () => {
  const requirement: Requirement = {
    ...ANY,
    queryScope: 'COLLECTION_GROUP',
    equalities: ['a'],
    nameDescending: true,
  };
  const { sentence, toAdd } = describeMissing(requirement, NO_INDEXES, DATABASE);
  expect(sentence).toMatch('The query requires a COLLECTION_GROUP_DESC index for collection c and field a.');
  expect(toAdd).toMatchObject({
    indexes: [{}, {}, {}, { order: 'DESCENDING', queryScope: 'COLLECTION_GROUP' }],
  });
});

test('proposes a vector index with the gcloud command that creates it', () => {
  const requirement: Requirement = {
    ...ANY,
    equalities: ['a'],
    vector: { path: 'v', mode: { dimension: 2 } },
  };
  const { sentence, toAdd } = describeMissing(requirement, NO_INDEXES, DATABASE);
  expect(sentence).toBe(
    `Missing vector index configuration. Please create the required index with the following gcloud command: gcloud firestore indexes composite create --project=demo-x --collection-group=c --query-scope=COLLECTION --field-config=order=ASCENDING,field-path=a --field-config=vector-config='{"dimension":"2","flat": "{}"}',field-path=v`,
  );
  expect(toAdd).toMatchObject({ fields: [{}, { vectorConfig: { dimension: 2, flat: {} } }] });
});

test('gives no console link for a database other than the default', () => {
  const requirement: Requirement = { ...ANY, equalities: ['a'], orders: [{ path: 'b', mode: 'ASCENDING' }] };
  const { sentence } = describeMissing(requirement, NO_INDEXES, 'projects/demo-x/databases/archive');
  expect(sentence).toBe('The query requires an index.');
});
