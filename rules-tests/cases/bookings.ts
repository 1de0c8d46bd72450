import { aBooking } from '@app/domain/testing/factories.ts';
import { NON_ADMINS } from './callers.ts';
import { fieldsOf, ID, type FirestoreCase } from './firestore-case.ts';

const path = `bookings/${ID}`;
const stored = { [path]: fieldsOf(aBooking(ID)) };

export const BOOKING_CASES: readonly FirestoreCase[] = [
  ...NON_ADMINS.map((caller): FirestoreCase => ({
    name: `${caller} may not query bookings, not even by their own e-mail address`,
    caller,
    method: 'list',
    path: 'bookings',
    stored,
    where: [['email', '==', 'visitor@example.com']],
    allowed: false,
  })),
  {
    name: 'the admin lists the bookings of one event',
    caller: 'admin',
    method: 'list',
    path: 'bookings',
    stored,
    where: [['eventId', '==', ID]],
    allowed: true,
  },
  ...NON_ADMINS.map((caller): FirestoreCase => ({
    name: `${caller} may not query the waitlist, not even by their own e-mail address`,
    caller,
    method: 'list',
    path: 'waitlistEntries',
    stored: { [`waitlistEntries/${ID}`]: { eventId: ID, email: 'visitor@example.com' } },
    where: [['email', '==', 'visitor@example.com']],
    allowed: false,
  })),
  {
    name: 'the admin lists the waitlist of one event',
    caller: 'admin',
    method: 'list',
    path: 'waitlistEntries',
    stored: { [`waitlistEntries/${ID}`]: { eventId: ID, email: 'visitor@example.com' } },
    where: [['eventId', '==', ID]],
    allowed: true,
  },
];
