import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { anEvent } from '@app/domain/testing/factories.ts';
import { collection, doc, getDoc, getDocs, limit, query, where } from 'firebase/firestore';
import { beforeEach, describe, expect, it } from 'vitest';
import { describeContentWrites } from './content-cases.ts';
import { useRules } from './environment.ts';
import { asStored } from './stored.ts';

const rules = useRules('demo-rules-events');

describe('reading events', () => {
  beforeEach(() =>
    rules.given({
      'events/active': asStored(anEvent()),
      'events/inactive': asStored(anEvent({ isActive: false })),
    }),
  );

  describe.each(['nobody', 'signedIn'] as const)('%s', (caller) => {
    it('gets an active event and no inactive one', async () => {
      await assertSucceeds(getDoc(doc(rules.as[caller](), 'events/active')));
      await assertFails(getDoc(doc(rules.as[caller](), 'events/inactive')));
      await assertFails(getDoc(doc(rules.as[caller](), 'events/missing')));
    });

    it('lists active events', async () => {
      const events = collection(rules.as[caller](), 'events');
      const found = await getDocs(query(events, where('isActive', '==', true)));
      expect(found.docs.map((each) => each.id)).toEqual(['active']);
    });

    it('cannot list without asking for active ones, whatever would be found', async () => {
      const events = collection(rules.as[caller](), 'events');
      await assertFails(getDocs(events));
      await assertFails(getDocs(query(events, where('isActive', '==', false))));
      await assertFails(getDocs(query(events, where('capacity', '==', 10), limit(1))));
    });
  });

  it('is unbounded for the admin', async () => {
    const db = rules.as.admin();
    await assertSucceeds(getDoc(doc(db, 'events/inactive')));
    expect((await getDocs(collection(db, 'events'))).size).toBe(2);
  });
});

describe('writing events', () => {
  describeContentWrites(rules, {
    collection: 'events',
    make: anEvent,
    accepted: {
      'one place for a minute': { capacity: 1, duration: 1, price: 0 },
      'a picture': { image: 'events/a-1.webp' },
      'an address for bookings elsewhere': { bookingUrl: 'https://example.com/book?id=1' },
    },
    refused: {
      'an unknown field': { booked: 0 },
      'an empty title': { title: '' },
      'a title of 121 characters': { title: 'x'.repeat(121) },
      'a Korean title of 121 characters': { titleKr: 'x'.repeat(121) },
      'an empty description': { description: ' ' },
      'a Korean description of 5,001 characters': { descriptionKr: 'x'.repeat(5001) },
      'an empty location': { location: '' },
      'a Korean location of 301 characters': { locationKr: 'x'.repeat(301) },
      'a date as text': { dateTime: '2026-11-28' },
      'no duration': { duration: 0 },
      'a duration beyond a week': { duration: 10_081 },
      'no places': { capacity: 0 },
      '1,001 places': { capacity: 1001 },
      'half a place': { capacity: 1.5 },
      'a negative price': { price: -1 },
      'an unknown type': { type: 'party' },
      'a tag that is no text': { tags: [true] },
      'an activity that is no bool': { isActive: 'yes' },
      'a picture from elsewhere': { image: 'https://example.com/a.png' },
      'a script for bookings': { bookingUrl: 'javascript:alert(1)' },
      'an empty address for bookings': { bookingUrl: '' },
    },
    required: [
      'title',
      'titleKr',
      'description',
      'descriptionKr',
      'image',
      'dateTime',
      'duration',
      'capacity',
      'price',
      'location',
      'locationKr',
      'type',
      'tags',
      'isActive',
      'createdAt',
    ],
  });
});
