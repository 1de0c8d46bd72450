import { expect, test } from 'vitest';
import { compileQuery } from '../query/compile.ts';
import type { Query } from '../query/query.ts';
import { IndexChecker } from './index-checker.ts';
import { parseIndexFile } from './index-file.ts';

const field = (fieldPath: string): object => ({ fieldPath, order: 'ASCENDING' });
const FILE = JSON.stringify({
  indexes: ['a', 'b'].map((name) => ({
    collectionGroup: 'c',
    queryScope: 'COLLECTION',
    fields: [field(name), field('z')],
  })),
});

const orderedBy = (...names: string[]): Query =>
  compileQuery('projects/p/databases/(default)/documents', {
    from: [{ collectionId: 'c' }],
    orderBy: names.map((fieldPath) => ({ field: { fieldPath } })),
  });

test('allows every query when no indexes are declared', () => {
  const checker = new IndexChecker();
  expect(() => checker.check(orderedBy('x', 'z'))).not.toThrow();
  expect(checker.unused()).toEqual([]);
});

test('rejects a query without an index, or logs it once in report mode', () => {
  expect(() => new IndexChecker(parseIndexFile(FILE)).check(orderedBy('x', 'z'))).toThrow(
    'The query requires an index.',
  );
  const lines: string[] = [];
  const checker = new IndexChecker(parseIndexFile(FILE), 'report', (line) => lines.push(line));
  checker.check(orderedBy('x', 'z'));
  checker.check(orderedBy('x', 'z'));
  expect(lines).toEqual([expect.stringMatching(/requires an index[\s\S]*"fieldPath":"x"/)]);
});

test('lists the declared indexes that no query has used', () => {
  const checker = new IndexChecker(parseIndexFile(FILE));
  expect(checker.unused()).toEqual(['c (a ASC, z ASC)', 'c (b ASC, z ASC)']);
  checker.check(orderedBy('a', 'z'));
  expect(checker.unused()).toEqual(['c (b ASC, z ASC)']);
});

test.each([
  ['[]', 'The file is not an object.'],
  ['{"indexes":{}}', 'indexes is not a list.'],
  [
    '{"indexes":[{"collectionGroup":"c","queryScope":"ALL","fields":[]}]}',
    'indexes[0].queryScope is neither',
  ],
  [
    '{"indexes":[{"collectionGroup":"c","queryScope":"COLLECTION","fields":[{"fieldPath":"a"}]}]}',
    'indexes[0].fields[0] needs an order',
  ],
  [
    '{"fieldOverrides":[{"collectionGroup":"c","fieldPath":"a"}]}',
    'fieldOverrides[0].indexes is not a list.',
  ],
])('rejects the index file %s and names the invalid member', (text, message) => {
  expect(() => parseIndexFile(text)).toThrow(message);
});
