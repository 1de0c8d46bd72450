import { describe, expect, it } from 'vitest';
import { BRAND } from '@app/domain/brand.ts';
import { anOrder } from '@app/domain/testing/factories.ts';
import { payApp } from './payapp.ts';

const provider = payApp({
  shopId: 'sample-shop',
  linkKey: 'sample-link-key',
  linkValue: 'sample-link-value',
  apiUrl: 'http://127.0.0.1:9/',
});
const addresses = { notify: 'https://www.example.com/notify', back: 'https://www.example.com/back' };
const [item] = anOrder().items;
const items = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    ...item!,
    itemId: `sample-${index}`,
    title: `Coffee ${index}`,
    titleKr: `예시 커피 ${index}`,
  }));

describe('the parameters of the payment widget', () => {
  it('name shop, title, price, the first item and the order, without SMS and the page for customers', () => {
    const order = anOrder({ items: items(1), language: 'kr' });
    expect(provider.checkout(order, order.totalWon, addresses)).toEqual({
      userid: 'sample-shop',
      shopname: BRAND.name.kr,
      goodname: '예시 커피 0',
      price: '21000',
      recvphone: '010-0000-0000',
      var1: 'sample-0',
      var2: order.id,
      smsuse: 'n',
      redirectpay: '1',
      skip_cstpage: 'y',
      checkretry: 'y',
      feedbackurl: addresses.notify,
      returnurl: addresses.back,
    });
  });

  it.each([
    ['kr', 2, '예시 커피 0 외 1건'],
    ['kr', 4, '예시 커피 0 외 3건'],
    ['en', 3, 'Coffee 0 and 2 more'],
  ] as const)('count the other items of a basket: %s, %i items', (language, count, goodname) => {
    expect(provider.checkout(anOrder({ items: items(count), language }), 1_000, addresses)).toMatchObject({
      goodname,
      var1: 'sample-0',
    });
  });

  it('never contain the secrets of the shop', () => {
    expect(JSON.stringify(provider.checkout(anOrder(), 1_000, addresses))).not.toMatch(/sample-link/);
  });
});

describe('the time of a notification', () => {
  const fields = {
    mul_no: '1',
    price: '1000',
    pay_date: '2026-11-30 23:59:59',
    canceldate: '2026-12-01 00:00:00.1',
  };
  const timeOf = (changes: Record<string, string>) =>
    provider.readArrival({ ...fields, ...changes }).notice?.happenedAt?.toISOString();

  it.each([
    ['is that of the payment, in Korea', { pay_state: '4' }, '2026-11-30T14:59:59.000Z'],
    ['is that of the cancellation', { pay_state: '9' }, '2026-11-30T15:00:00.000Z'],
    ['is unknown if there is none', { pay_state: '70', canceldate: '' }, undefined],
    ['is unknown if it is no date', { pay_state: '4', pay_date: '2026-13-40 00:00:00' }, undefined],
  ])('%s', (_, changes, expected) => expect(timeOf(changes)).toBe(expected));
});
