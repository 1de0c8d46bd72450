import { beforeEach, describe, expect, it } from 'vitest';
import { clearDrafts, findDraft, removeDraft, saveDraft } from './drafts.ts';

const draft = { savedAt: new Date('2026-11-21T05:00:00Z'), changes: { title: 'Typed' } };

beforeEach(() => localStorage.clear());

describe('drafts of forms', () => {
  it('finds the draft of the same form and no other', () => {
    saveDraft('products', 'a', draft);
    expect(findDraft('products', 'a')).toEqual(draft);
    expect(findDraft('products', 'b')).toBeNull();
    expect(findDraft('events', 'a')).toBeNull();
  });

  it('ignores an unreadable draft', () => {
    localStorage.setItem('admin-draft:products/a', '{');
    expect(findDraft('products', 'a')).toBeNull();
    localStorage.setItem('admin-draft:products/a', '[]');
    expect(findDraft('products', 'a')).toBeNull();
  });

  it('removes one draft after a save, and all drafts but nothing else after a logout', () => {
    localStorage.setItem('language', 'en');
    for (const id of ['a', 'b', 'c']) saveDraft('products', id, draft);
    removeDraft('products', 'a');
    expect([findDraft('products', 'a'), findDraft('products', 'b')]).toEqual([null, draft]);
    clearDrafts();
    expect(findDraft('products', 'b')).toBeNull();
    expect(localStorage.getItem('language')).toBe('en');
  });
});
