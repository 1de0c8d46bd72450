import { expect, it } from 'vitest';
import { COLLECTIONS } from '@app/domain/collections.ts';
import { queryTokens, wholeToken } from '@app/domain/record-search/search-tokens.ts';
import { aBooking, anOrder } from '@app/domain/testing/factories.ts';
import { isolatedProject } from '../../testing/isolated-project.ts';
import { toDocument } from '../store/documents.ts';
import { renewPhones } from './renew-phones.ts';

const { db } = isolatedProject();
const fieldsOf = async (path: string) => (await db.doc(path).get()).data();

it('gives stored telephone numbers one form and renews the search entries, once', async () => {
  const eventId = crypto.randomUUID();
  const original = { eventId, numberOfParticipants: 1, contact: { name: 'Kim', phone: '010.0000.0002' } };
  const booking = aBooking(eventId, { phone: '+82 (0)10 0000 9876', original });
  const other = aBooking(eventId, { phone: 'KakaoTalk: sample' });
  const order = anOrder();
  order.buyer.phone = '010-0000-0001';
  order.recipient!.phone = '0044 20 0000 0000';
  await db.collection(COLLECTIONS.bookings).doc(booking.id).set(toDocument(booking));
  await db.collection(COLLECTIONS.bookings).doc(other.id).set(toDocument(other));
  await db.collection(COLLECTIONS.orders).doc(order.id).set(toDocument(order));
  await db
    .collection(COLLECTIONS.waitlistEntries)
    .doc('sample')
    .set({ name: 'Kim', phone: '０１０００００００００' });

  expect(await renewPhones(db)).toBe(3);
  expect(await fieldsOf(`bookings/${booking.id}`)).toMatchObject({
    phone: '+821000009876',
    original: { ...original, contact: { name: 'Kim', phone: '+821000000002' } },
  });
  expect(await fieldsOf(`orders/${order.id}`)).toMatchObject({
    buyer: { ...order.buyer, phone: '+821000000001' },
    recipient: { ...order.recipient, phone: '+442000000000' },
  });
  expect(await fieldsOf('waitlistEntries/sample')).toEqual({ name: 'Kim', phone: '+821000000000' });
  expect(await fieldsOf(`bookings/${other.id}`)).toMatchObject({ phone: 'KakaoTalk: sample' });
  const { tokens } = (await fieldsOf(`searchEntries/bookings-${booking.id}`)) as { tokens: string[] };
  const typed = ['9876', '010-0000', '01000009876', '+82 10'];
  expect(tokens).toEqual(
    expect.arrayContaining([wholeToken('+82 10-0000-9876'), ...typed.flatMap(queryTokens)]),
  );
  expect(await fieldsOf(`searchEntries/orders-${order.id}`)).toBeDefined();

  expect(await renewPhones(db)).toBe(0);
});
