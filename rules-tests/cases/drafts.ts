import { DRAFT_LIMITS } from '@app/domain/content/draft-schema.ts';
import { VERSIONED_CONTENT } from '@app/domain/content/versioned-content.ts';
import { ID, REQUEST_TIME, without, type Fields, type FirestoreCase } from './firestore-case.ts';

/** A valid draft of a product. */
export const DRAFT: Fields = {
  collection: 'products',
  isNew: false,
  title: 'Morning Blend',
  changes: '{"title":"Morning Blend"}',
  savedAt: REQUEST_TIME,
};

/** The same, stored earlier. */
export const STORED_DRAFT: Fields = { ...DRAFT, savedAt: new Date('2026-01-01T00:00:00Z') };

/** Returns the creation and the replacement of a draft. */
const write = (name: string, written: Fields, allowed: boolean, id = ID): readonly FirestoreCase[] =>
  (['create', 'update'] as const).map((method) => ({
    name: `the admin ${allowed ? 'may' : 'may not'} ${method} a draft ${name}`,
    caller: 'admin',
    method,
    path: `drafts/${id}`,
    ...(method === 'update' && { stored: { [`drafts/${id}`]: STORED_DRAFT } }),
    written,
    allowed,
  }));

/** What the admin may store as an unfinished form: the shape and the limits of its size. */
export const DRAFT_CASES: readonly FirestoreCase[] = [
  ...VERSIONED_CONTENT.flatMap((collection) => write(`of ${collection}`, { ...DRAFT, collection }, true)),
  ...write('of bookings', { ...DRAFT, collection: 'bookings' }, false),
  ...write('of a new item', { ...DRAFT, isNew: true }, true),
  ...write('without a title', { ...DRAFT, title: '' }, true),
  ...write('with the longest title', { ...DRAFT, title: '가'.repeat(DRAFT_LIMITS.title) }, true),
  ...write('with a longer title', { ...DRAFT, title: '가'.repeat(DRAFT_LIMITS.title + 1) }, false),
  ...write('with the most text', { ...DRAFT, changes: '가'.repeat(DRAFT_LIMITS.changes) }, true),
  ...write('with more text', { ...DRAFT, changes: '가'.repeat(DRAFT_LIMITS.changes + 1) }, false),
  ...write('with isNew as a string', { ...DRAFT, isNew: 'no' }, false),
  ...write('with a list as its title', { ...DRAFT, title: ['Morning Blend'] }, false),
  ...write('with a map of changes', { ...DRAFT, changes: { title: 'Morning Blend' } }, false),
  ...write('with another time', STORED_DRAFT, false),
  ...write('with a further field', { ...DRAFT, note: 'x' }, false),
  ...Object.keys(DRAFT).flatMap((field) => write(`without ${field}`, without(DRAFT, field), false)),
  ...write('under a name that is not an id', DRAFT, false, 'sample'),
];
