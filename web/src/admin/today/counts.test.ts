import { renderHook } from '@testing-library/react';
import { Timestamp } from 'firebase/firestore';
import { expect, it, onTestFinished } from 'vitest';
import { serveLive } from '../testing/serve-live.ts';
import { FAILED, useTotal } from './counts.ts';

const mails = (count: number) =>
  Array.from({ length: count }, (_, minute) => ({
    id: String(minute),
    createdAt: Timestamp.fromMillis(minute * 60_000),
  }));

function renderTotal(counted: number) {
  const server = serveLive('mail', FAILED);
  onTestFinished(server.stop);
  return { server, ...renderHook(() => useTotal('mail', FAILED, counted)) };
}

it('is the number of listed items while they are all, whatever was counted before they changed', async () => {
  const { server, result } = renderTotal(1);
  expect(result.current).toBe(1);
  await server.answer(mails(2));
  expect(result.current).toBe(2);
  await server.answer([]);
  expect(result.current).toBe(0);
  server.lose();
  expect(result.current).toBe(0);
});

it('is what was counted when the list may lack some', async () => {
  const { server, result } = renderTotal(7);
  await server.answer(mails(FAILED.limit));
  expect(result.current).toBe(7);
});
