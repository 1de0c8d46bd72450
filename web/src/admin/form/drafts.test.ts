import { beforeEach, describe, expect, it } from 'vitest';
import {
  findDraft,
  forgetDraft,
  forgetDrafts,
  keepDraft,
  keptDrafts,
  mergeDrafts,
  type KeptDraft,
} from './drafts.ts';

const at = (minute: number) => new Date(Date.UTC(2026, 10, 21, 5, minute));
const draft = (id: string, fields: Partial<KeptDraft> = {}): KeptDraft => ({
  id,
  isNew: false,
  title: 'Sample',
  savedAt: at(0),
  changes: { title: 'Typed' },
  isStored: false,
  hasSeenStored: false,
  ...fields,
});

beforeEach(() => localStorage.clear());

describe('drafts in this browser', () => {
  it('finds the draft of the same form and no other', () => {
    keepDraft('products', draft('a', { isNew: true }));
    expect(findDraft('products', 'a')).toEqual(draft('a', { isNew: true }));
    expect(findDraft('products', 'b')).toBeNull();
    expect(findDraft('events', 'a')).toBeNull();
  });

  it.each(['{', '[]', 'null', '{"savedAt":"2026-11-21T05:00:00Z"}'])(
    'ignores an unreadable draft: %s',
    (text) => {
      localStorage.setItem('admin-draft:products/a', text);
      expect(findDraft('products', 'a')).toBeNull();
      expect(keptDrafts('products')).toEqual([]);
    },
  );

  it('lists the drafts of a kind', () => {
    for (const id of ['a', 'b']) keepDraft('products', draft(id));
    keepDraft('events', draft('c'));
    expect(keptDrafts('products').map(({ id }) => id)).toEqual(['a', 'b']);
  });

  it('removes one draft after a save, and all drafts but nothing else after a logout', () => {
    localStorage.setItem('language', 'en');
    for (const id of ['a', 'b', 'c']) keepDraft('products', draft(id));
    forgetDraft('products', 'a');
    expect([findDraft('products', 'a'), findDraft('products', 'b')]).toEqual([null, draft('b')]);
    forgetDrafts();
    expect(findDraft('products', 'b')).toBeNull();
    expect(localStorage.getItem('language')).toBe('en');
  });
});

describe('drafts of both stores', () => {
  const titles = (kept: KeptDraft[], stored?: KeptDraft[]) =>
    mergeDrafts(kept, stored).map(({ id, title }) => `${id} ${title}`);

  it('are those of the server and what only this browser has, the latest first', () => {
    expect(titles([draft('a', { savedAt: at(1) })], [draft('b', { savedAt: at(2) }), draft('c')])).toEqual([
      'b Sample',
      'a Sample',
      'c Sample',
    ]);
  });

  it.each([
    ['the server', at(1), at(2), 'a stored'],
    ['this browser', at(2), at(1), 'a kept'],
  ])('contain the later version of an item, which is that of %s', (_, kept, stored, expected) => {
    expect(
      titles(
        [draft('a', { title: 'kept', savedAt: kept })],
        [draft('a', { title: 'stored', savedAt: stored })],
      ),
    ).toEqual([expected]);
  });

  it('do not contain what was finished on another device', () => {
    expect(titles([draft('a', { isStored: true })], [])).toEqual([]);
  });

  it('are the copies of this browser while the server cannot be reached', () => {
    expect(titles([draft('a', { isStored: true }), draft('b')])).toHaveLength(2);
  });
});
