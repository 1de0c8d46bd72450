import { act, screen } from '@testing-library/react';
import { Timestamp } from 'firebase/firestore';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderAdmin } from '../testing/render-admin.tsx';
import { serveLive } from '../testing/serve-live.ts';
import { RECEIPT, REFUND, REQUEST } from './deadlines.ts';
import { TodayStrip } from './today-strip.tsx';

const at = (moment: string) => Timestamp.fromDate(new Date(`${moment}+09:00`));

const stored = (id: string, data: object) => ({ id, ...data });

let servers: ReturnType<typeof serveLive>[] = [];
beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-26T12:00:00+09:00'), toFake: ['Date', 'setInterval'] });
  servers = [serveLive('orders', REFUND), serveLive('orders', RECEIPT), serveLive('dataRequests', REQUEST)];
});
afterEach(() => {
  servers.forEach(({ stop }) => stop());
  vi.useRealTimers();
});

async function answer(...documents: Parameters<(typeof servers)[number]['answer']>[0][]) {
  for (const [index, server] of servers.entries()) await server.answer(documents[index] ?? []);
}
const lastLink = () => screen.getAllByRole('link').at(-1)?.textContent;

it('names the next deadline of refunds, cash receipts and requests to delete data, and says when it has passed', async () => {
  renderAdmin(<TodayStrip />);
  await answer([stored('refund', { refundDueSince: at('2026-11-26T10:00:00') })]);
  expect(lastLink()).toBe('Next deadline Dec 01, 2026');
  await answer(
    [stored('refund', { refundDueSince: at('2026-11-26T10:00:00') })],
    [],
    [stored('request', { erasure: { dueAt: at('2026-11-28T10:00:00') } })],
  );
  expect(lastLink()).toBe('Next deadline Nov 28, 2026');
  act(() => void vi.setSystemTime(new Date('2026-11-28T11:00:00+09:00')));
  act(() => void vi.advanceTimersByTime(10_000));
  expect(lastLink()).toBe('Deadline missed Nov 28, 2026');
});

it('names no deadline when nothing has one', async () => {
  renderAdmin(<TodayStrip />);
  await answer();
  expect(lastLink()).toContain('Failed emails');
});

it('names no deadline while the server does not say whether there is an earlier one, but a missed one', async () => {
  renderAdmin(<TodayStrip />);
  const [refunds, receipts, requests] = servers;
  await refunds?.answer([stored('refund', { refundDueSince: at('2026-11-26T10:00:00') })]);
  await receipts?.answer([]);
  requests?.lose();
  expect(lastLink()).toBe('Next deadline ·');
  await refunds?.answer([stored('refund', { refundDueSince: at('2026-11-10T10:00:00') })]);
  expect(lastLink()).toMatch(/^Deadline missed Nov/);
});

it('keeps the next deadline while the connection is lost', async () => {
  renderAdmin(<TodayStrip />);
  await answer([stored('refund', { refundDueSince: at('2026-11-26T10:00:00') })]);
  servers[2]?.lose();
  expect(lastLink()).toBe('Next deadline Dec 01, 2026');
});
