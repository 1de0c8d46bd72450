import { screen } from '@testing-library/react';
import { Timestamp } from 'firebase/firestore';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { aCoffee } from '@app/domain/testing/factories.ts';
import { startOfSeoulDay } from '@app/domain/shared/seoul-time.ts';
import { ALWAYS_VISIBLE } from '@app/domain/shared/visibility.ts';
import type { CollectionPath } from '@app/domain/collections.ts';
import { renderAdmin } from '../testing/render-admin.tsx';
import { serveLive } from '../testing/serve-live.ts';
import { ComingChanges } from './coming-changes.tsx';

const NOW = new Date('2026-11-26T12:00:00+09:00');
const TOMORROW = new Date('2026-11-27T12:00:00+09:00');

let servers: ReturnType<typeof serveLive>[] = [];

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
  const serve = (name: CollectionPath, times: readonly string[]) =>
    times.map((time) =>
      serveLive(name, {
        where: [
          [time, '>', NOW],
          [time, '<', startOfSeoulDay(NOW, 7)],
        ],
        orderBy: [time, 'asc'],
        limit: 10,
      }),
    );
  servers = [
    ...serve('products', ['visibleFrom', 'visibleUntil']),
    ...serve('events', ['visibleFrom', 'visibleUntil']),
    ...serve('stories', ['publishedAt', 'visibleFrom', 'visibleUntil']),
  ];
});
afterEach(() => {
  servers.forEach(({ stop }) => stop());
  vi.useRealTimers();
});

const products = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    ...aCoffee({ title: `Coffee ${index}` }),
    createdAt: Timestamp.fromDate(NOW),
    visibleFrom: Timestamp.fromDate(TOMORROW),
    visibleUntil: Timestamp.fromDate(ALWAYS_VISIBLE.visibleUntil),
  }));

async function answer(count: number) {
  const [first, ...others] = servers;
  await first!.answer(products(count));
  for (const server of others) await server.answer([]);
}

it('does not say that nothing changes while a part of the content is not known', async () => {
  renderAdmin(<ComingChanges />);
  await answer(0);
  expect(screen.getByText('Nothing goes live or ends within a week.')).toBeDefined();
  servers.at(-1)!.lose();
  expect(screen.queryByText('Nothing goes live or ends within a week.')).toBeNull();
  expect(screen.getByRole('alert').textContent).toContain('Waiting for the server');
});

it('says that there may be more than it lists', async () => {
  renderAdmin(<ComingChanges />);
  await answer(10);
  expect(screen.getAllByRole('link')).toHaveLength(10);
  expect(screen.getByText('More may change within a week than is listed here.')).toBeDefined();
});

it('does not say so when each time has fewer items than are read', async () => {
  renderAdmin(<ComingChanges />);
  const all = products(10);
  const ending = all.slice(5).map((product) => ({
    ...product,
    visibleFrom: Timestamp.fromDate(new Date(0)),
    visibleUntil: Timestamp.fromDate(TOMORROW),
  }));
  const [starts, ends, ...others] = servers;
  await starts!.answer(all.slice(0, 5));
  await ends!.answer(ending);
  for (const server of others) await server.answer([]);
  expect(screen.getAllByRole('link')).toHaveLength(10);
  expect(screen.queryByText('More may change within a week than is listed here.')).toBeNull();
});
