import { renderHook } from '@testing-library/react';
import { expect, it, onTestFinished } from 'vitest';
import { agreedTerms } from '@app/domain/booking/agreed-terms.ts';
import type { Order } from '@app/domain/order/order-schema.ts';
import { aBooking, anEvent, anOrder } from '@app/domain/testing/factories.ts';
import { serveLive } from '../testing/serve-live.ts';
import { useUnpaid } from './check-in.tsx';

it('says of each guest what is still to pay, of one with an order once that is read', async () => {
  const event = anEvent({ price: 30_000 });
  const agreed = agreedTerms(event);
  const atTheDoor = aBooking(event.id, { id: crypto.randomUUID(), numberOfParticipants: 2, agreed });
  const online = aBooking(event.id, {
    id: crypto.randomUUID(),
    numberOfParticipants: 1,
    agreed,
    hasOrder: true,
  });
  const server = serveLive('orders', { where: [['__name__', '==', online.id]], limit: 1 });
  onTestFinished(server.stop);
  const { result } = renderHook(() => useUnpaid([atTheDoor, online]));
  expect([...result.current]).toEqual([[atTheDoor.id, 60_000]]);
  const payment = { paymentNo: '1', role: 'price', won: 30_000, refundedWon: 0, dueWon: 0 } as const;
  const ledger = {
    state: 'paid',
    holdsGoods: true,
    payments: [{ ...payment, refusals: 0, unnotified: [] }],
  } satisfies Order['ledger'];
  await server.answer([anOrder({ id: online.id, kind: 'booking', totalWon: 30_000, ledger })]);
  expect([...result.current]).toEqual([
    [atTheDoor.id, 60_000],
    [online.id, 0],
  ]);
});
