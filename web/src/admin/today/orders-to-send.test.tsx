import { screen } from '@testing-library/react';
import { Timestamp } from 'firebase/firestore';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { anOrder } from '@app/domain/testing/factories.ts';
import { renderAdmin } from '../testing/render-admin.tsx';
import { serveLive } from '../testing/serve-live.ts';
import { OrdersToSend, ReturnsToSettle } from './orders-to-check.tsx';

let orders: ReturnType<typeof serveLive>;
beforeEach(() => {
  orders = serveLive('orders', {
    where: [['sendBy', '>', new Date(0)]],
    orderBy: ['sendBy', 'asc'],
    limit: 6,
  });
});
afterEach(() => orders.stop());

it('names the buyer and the day by which the products must be sent, and links to the order', async () => {
  renderAdmin(<OrdersToSend />, { language: 'en' });
  const order = { ...anOrder(), sendBy: Timestamp.fromDate(new Date('2026-12-02T23:59:59+09:00')) };
  await orders.answer([order]);
  const row = screen.getByRole('listitem').textContent.replaceAll(/\s/g, ' ');
  expect(row).toContain(order.buyer.name);
  expect(row).toMatch(/To be sent by .*Dec 02/);
  expect(screen.getByRole('link', { name: /^Open order/ }).getAttribute('href')).toBe(
    `/admin?tab=orders&order=${order.id}`,
  );
});

it('says that nothing is to be sent', async () => {
  renderAdmin(<OrdersToSend />, { language: 'kr' });
  await orders.answer([]);
  expect(screen.getByText('결제된 주문을 모두 보냈습니다.')).toBeDefined();
});

it('lists the returns that wait, each with its reason', async () => {
  const returns = serveLive('orders', {
    where: [['returnOpenSince', '>', new Date(0)]],
    orderBy: ['returnOpenSince', 'asc'],
    limit: 6,
  });
  renderAdmin(<ReturnsToSettle />, { language: 'en' });
  const at = Timestamp.fromDate(new Date('2026-11-27T14:00:00+09:00'));
  const plain = anOrder();
  const returnRequest = { why: 'defective', text: '', at };
  const order = { ...plain, returnOpenSince: at, ledger: { ...plain.ledger, returnRequest } };
  await returns.answer([order]);
  const row = screen.getByRole('listitem').textContent;
  expect(row).toContain(order.buyer.name);
  expect(row).toContain('Return: defective or not as described');
  returns.stop();
});
