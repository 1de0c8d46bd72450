import { expect, it } from 'vitest';
import { entityTag } from './entity-tag.ts';

const at = new Date('2026-12-01T00:00:00Z');

it('is the same for equal items in any order of fields', async () => {
  expect(await entityTag({ a: 1, at, list: [{ x: 1, y: 2 }] })).toBe(
    await entityTag({ list: [{ y: 2, x: 1 }], at: new Date(at), a: 1, absent: undefined }),
  );
});

it('differs when a value or the order of a list differs', async () => {
  const tags = await Promise.all([{ a: [1, 2] }, { a: [2, 1] }, { a: [1] }, { b: [1, 2] }].map(entityTag));
  expect(new Set(tags).size).toBe(4);
  expect(tags[0]).toMatch(/^"[0-9a-f]{64}"$/);
});
