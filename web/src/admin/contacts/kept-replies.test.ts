import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { forgetDrafts } from '../form/drafts.ts';
import { endEmptyReply, findReply, forgetReply, keepReply, useKeptReplies } from './kept-replies.ts';

const reply = (message: string) => ({ message, idempotencyKey: 'key' });

beforeEach(() => localStorage.clear());

it('keeps a reply until it is sent, or emptied and closed', () => {
  const { result } = renderHook(useKeptReplies);
  act(() => keepReply('a', reply('Typed')));
  act(() => keepReply('b', reply('Other')));
  expect(findReply('a')).toEqual(reply('Typed'));
  expect(result.current).toEqual(['a', 'b']);
  act(() => forgetReply('a'));
  act(() => keepReply('b', reply(' ')));
  expect([findReply('b'), result.current]).toEqual([null, ['b']]);
  act(() => endEmptyReply('b'));
  expect([findReply('a'), findReply('b'), result.current]).toEqual([null, null, []]);
});

it('forgets all replies after a logout', () => {
  keepReply('a', reply('Typed'));
  forgetDrafts();
  expect(findReply('a')).toBeNull();
});

it.each(['{', 'null', '{"message":1}', '{"message":"without a key"}'])(
  'ignores an unreadable reply: %s',
  (text) => {
    localStorage.setItem('admin-draft:replies/a', text);
    expect(findReply('a')).toBeNull();
  },
);
