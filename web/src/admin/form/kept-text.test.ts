import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetDrafts } from './drafts.ts';
import { findText, keepText, keptIds, useKeptValues } from './kept-text.ts';

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

const open = (text = 'Stored') =>
  renderHook(() => useKeptValues('guest-notes', 'a', { text, tag: '' })).result;

it('begins with the stored values, and with what was typed until it is saved', () => {
  expect(open().current.initial).toEqual({ text: 'Stored', tag: '' });
  const typed = open();
  act(() => typed.current.keep({ text: 'Typed' }));
  expect(open().current.initial).toEqual({ text: 'Typed', tag: '' });
  act(() => typed.current.forget());
  expect(keptIds('guest-notes')).toEqual([]);
});

it('keeps nothing when the stored values are typed again, and an emptied text', () => {
  const { current } = open();
  act(() => current.keep({ text: '' }));
  expect(open().current.initial.text).toBe('');
  act(() => current.keep({ tag: '', text: 'Stored' }));
  expect(findText('guest-notes', 'a')).toBeNull();
});

it('drops what was typed over values that have changed since', () => {
  const result = open();
  act(() => result.current.keep({ text: 'Typed' }));
  expect(open('Changed').current.initial.text).toBe('Changed');
  expect(findText('guest-notes', 'a')).toBeNull();
});

it.each(['{', 'null', '"text"', '{}'])('ignores unreadable values: %s', (text) => {
  keepText('guest-notes', 'a', text);
  expect(open().current.initial.text).toBe('Stored');
});

it('lists the ids that begin alike', () => {
  for (const id of ['a/1', 'b/1', 'a/2']) keepText('orders', id, 'Typed');
  keepText('call-offs', 'a/3', 'Typed');
  expect(keptIds('orders', 'a/').toSorted()).toEqual(['a/1', 'a/2']);
});

it('forgets all texts after a logout', () => {
  keepText('call-offs', 'a', 'Typed');
  forgetDrafts();
  expect(findText('call-offs', 'a')).toBeNull();
});

describe.each([
  ['full', ['setItem']],
  ['disabled', ['getItem', 'setItem', 'removeItem']],
] as const)('when the storage of the browser is %s', (_, methods) => {
  beforeEach(() => {
    for (const method of methods) {
      vi.spyOn(Storage.prototype, method).mockImplementation(() => {
        throw new DOMException('denied', 'SecurityError');
      });
    }
  });

  it('keeps what was typed as long as the page is open', () => {
    const { current } = open();
    act(() => current.keep({ text: 'Typed' }));
    expect(findText('guest-notes', 'a')).not.toBeNull();
    expect(keptIds('guest-notes')).toEqual(['a']);
    expect(open().current.initial.text).toBe('Typed');
    act(() => current.forget());
    expect(findText('guest-notes', 'a')).toBeNull();
    expect(open().current.initial.text).toBe('Stored');
  });

  it('forgets all texts after a logout', () => {
    keepText('guest-notes', 'a', 'Typed');
    forgetDrafts();
    expect(findText('guest-notes', 'a')).toBeNull();
  });
});
