import { expect, it } from 'vitest';
import { isDocumentId } from './document-id.ts';

it.each(['7b0e0f1c-2f62-4c0a-9d0b-5a3a7f4f6f10', 'new', '가'])('accepts %j', (id) => {
  expect(isDocumentId(id)).toBe(true);
});

it.each(['', 'a/b', '/', '.', '..', '__name__', 'x'.repeat(1_501), '가'.repeat(501)])(
  'rejects an id that Firestore refuses (%#)',
  (id) => {
    expect(isDocumentId(id)).toBe(false);
  },
);
