import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { forgetDrafts } from './drafts.ts';
import { findText, keepText, useKeptText } from './kept-text.ts';

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

it('begins with the stored text, and with what was typed until it is saved', () => {
  const open = () => renderHook(() => useKeptText('guest-notes', 'a', 'Stored')).result;
  expect(open().current.initial).toBe('Stored');
  const typed = open();
  act(() => typed.current.keep('Typed'));
  expect(open().current.initial).toBe('Typed');
  act(() => typed.current.saved('Typed'));
  expect(findText('guest-notes', 'a')).toBeNull();
});

it('keeps nothing when the stored text is typed again, and an emptied text', () => {
  const { result } = renderHook(() => useKeptText('guest-notes', 'a', 'Stored'));
  act(() => result.current.keep(''));
  expect(findText('guest-notes', 'a')).toBe('');
  act(() => result.current.keep('Stored'));
  expect(findText('guest-notes', 'a')).toBeNull();
  act(() => result.current.saved('Saved'));
  act(() => result.current.keep('Stored'));
  expect(findText('guest-notes', 'a')).toBe('Stored');
});

it('forgets all texts after a logout', () => {
  keepText('call-offs', 'a', 'Typed');
  forgetDrafts();
  expect(findText('call-offs', 'a')).toBeNull();
});

it('does nothing when the storage of the browser is disabled', () => {
  const denied = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  for (const method of ['getItem', 'setItem', 'removeItem'] as const)
    vi.spyOn(Storage.prototype, method).mockImplementation(denied);
  const { result } = renderHook(() => useKeptText('call-offs', 'a'));
  act(() => result.current.keep('Typed'));
  act(() => result.current.saved());
  expect(result.current.initial).toBe('');
});
