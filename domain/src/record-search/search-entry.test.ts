import { describe, expect, it } from 'vitest';
import { bookingReference } from '../booking/booking-reference.ts';
import {
  aBooking,
  aCoffee,
  aContactSubmission,
  aFaq,
  anEvent,
  anOrder,
  aStory,
} from '../testing/factories.ts';
import { deletedEntry, entryCollections, isSearched, searchEntry, searchEntryId } from './search-entry.ts';
import { queryTokens } from './search-tokens.ts';

const EVENT = crypto.randomUUID();

const hasAll = (tokens: readonly string[], query: string) =>
  queryTokens(query).every((token) => tokens.includes(token));

describe('search entry', () => {
  it('finds a booking by name, address, number and reference, and carries its filters', () => {
    const booking = aBooking(EVENT, { name: '이 하나', email: 'hana@example.com', phone: '+821000009876' });
    const { tokens, has, ...entry } = searchEntry('bookings', booking);
    expect(entry).toEqual({
      collection: 'bookings',
      item: booking.id,
      at: booking.createdAt,
      state: booking.status,
      event: EVENT,
    });
    const queries = ['이하나', '하나', 'hana@', '9876', bookingReference(booking.id)];
    expect(queries.filter((query) => !hasAll(tokens, query))).toEqual([]);
    const keys = [...tokens, 'collection:bookings', `state:${booking.status}`, `event:${EVENT}`];
    expect(has).toEqual(Object.fromEntries(keys.map((key) => [key, true])));
  });

  it('finds the order of a booking by the reference and by the dated number of earlier versions', () => {
    const order = anOrder({ kind: 'booking', number: '261123-K7Q2MX' });
    const reference = bookingReference(order.id);
    const { tokens } = searchEntry('orders', order);
    const queries = [reference, reference.replace('-', ''), '261123-K7Q2MX', '261123K7Q2MX'];
    expect(queries.filter((query) => !hasAll(tokens, query))).toEqual([]);
  });

  it('has the values by which the list of content is filtered', () => {
    const event = searchEntry('events', anEvent({ isActive: false, seriesId: 'Spring: roasting' }));
    expect(event.has).toMatchObject({ 'isActive:false': true, 'seriesId:Spring: roasting': true });
    const coffee = searchEntry('products', aCoffee({ availability: 'seasonal' }));
    expect(coffee.has).toMatchObject({ 'type:coffee': true, 'availability:seasonal': true });
  });

  it('has whole addresses and numbers as first tokens', () => {
    const booking = aBooking(EVENT, { email: 'Hana@Example.com', phone: '+821000009876' });
    expect(searchEntry('bookings', booking).tokens.slice(0, 2)).toEqual(['hana@example.com', '01000009876']);
  });

  it('finds a booking without an address or a telephone number', () => {
    const { email: _, phone: __, ...booking } = aBooking(EVENT, { name: '김담' });
    expect(hasAll(searchEntry('bookings', booking).tokens, '담')).toBe(true);
  });

  it('does not contain special requests, which may concern health', () => {
    const booking = aBooking(EVENT, { specialRequests: 'peanut allergy' });
    expect(hasAll(searchEntry('bookings', booking).tokens, 'peanut')).toBe(false);
  });

  it('finds a story by its words, without the marks and addresses of their formatting', () => {
    const { tokens } = searchEntry('stories', aStory({ body: '## Kiln\n[jar](https://example.com/hidden)' }));
    expect(['kiln', 'jar', 'hidden'].map((word) => hasAll(tokens, word))).toEqual([true, true, false]);
  });

  it('finds a message by the words of its text and by its state', () => {
    const contact = aContactSubmission({ message: '원두 대량 구매를 문의합니다', isRead: false });
    const { tokens, state } = searchEntry('contacts', contact);
    expect([hasAll(tokens, '대량'), state]).toEqual([true, 'unread']);
  });

  it.each([
    ['PENDING', 'PENDING'],
    ['RETRY', 'PENDING'],
    ['PROCESSING', 'PENDING'],
    ['ERROR', 'ERROR'],
  ] as const)('is among the mails that wait until it is sent or given up: %s', (state, found) => {
    const mail = {
      id: 'one',
      to: 'kim@example.com',
      message: { subject: 'Hello', text: '', html: '' },
      language: 'kr',
      createdAt: new Date(0),
      delivery: { state, attempts: 1 },
    } as const;
    expect(searchEntry('mail', mail).state).toBe(found);
  });

  it('finds content in both languages', () => {
    const { tokens } = searchEntry('products', aCoffee({ title: 'Guji Natural', titleKr: '구지 내추럴' }));
    expect([hasAll(tokens, 'natural'), hasAll(tokens, '내추럴')]).toEqual([true, true]);
  });

  it('gives items without a time the start of the epoch, so that a sorted query includes them', () => {
    expect(searchEntry('faqs', aFaq()).at).toEqual(new Date(0));
  });

  it('keeps the tokens of deleted content, and nothing of what visitors entered', () => {
    const story = searchEntry('stories', aStory({ title: 'Kiln' }));
    const at = new Date('2026-11-21T00:00:00Z');
    const { item, tokens } = story;
    expect(deletedEntry(story, at)).toEqual({
      collection: 'deleted:stories',
      item,
      tokens,
      at,
      state: 'deleted',
      has: {},
    });
    expect(deletedEntry(searchEntry('bookings', aBooking(EVENT)), at)).toBeUndefined();
  });

  it.each([
    ['stories', ['stories', 'deleted:stories']],
    ['bookings', ['bookings']],
    ['productStock', ['products', 'deleted:products']],
    ['tagLabels', []],
  ])('is found for the activity of %s in %j', (collection, found) => {
    expect(entryCollections(collection)).toEqual(found);
  });

  it('exists for searched collections only, under an id that names collection and item', () => {
    expect([isSearched('orders'), isSearched('adminSessions'), isSearched('toString')]).toEqual([
      true,
      false,
      false,
    ]);
    expect(searchEntryId('faqs', 'one')).toBe('faqs-one');
  });
});
