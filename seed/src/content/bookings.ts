import { agreedTerms } from '@app/domain/booking/agreed-terms.ts';
import type { Booking } from '@app/domain/booking/booking-schema.ts';
import { holdsSeats } from '@app/domain/booking/booking-status.ts';
import type { SeatChange } from '@app/domain/booking/seat-account-schema.ts';
import type { Event, EventSeats } from '@app/domain/event/event-schema.ts';
import { EVENT_IDS, type EventName } from './event-ids.ts';

export const DAY_MS = 24 * 60 * 60 * 1000;

interface Row extends Pick<Booking, 'id' | 'status' | 'language' | 'phone' | 'specialRequests'> {
  event: EventName;
  guest: number;
  people: number;
  /** Days after the event was announced. */
  day: number;
}

/** Fictitious guests at example.com, with phone numbers that do not exist. */
// prettier-ignore
const ROWS: readonly Row[] = [
  { id: 'eb5aec4c-9919-4337-bf33-8636599b8828', event: 'handDrip', guest: 1, people: 2, status: 'confirmed', language: 'kr', day: 4, phone: '+821000000001' },
  { id: '12d820c7-569a-4efa-b236-4f6eb8064e74', event: 'handDrip', guest: 2, people: 1, status: 'pending', language: 'en', day: 36, specialRequests: 'I am left-handed, if that matters for the kettle.' },
  { id: '405d3f21-abd5-4934-bee1-7dd4fdd9b370', event: 'handDrip', guest: 3, people: 2, status: 'cancelled', language: 'kr', day: 9 },
  { id: '4263f1ab-e678-4f3c-a77a-5625c68013a8', event: 'firstJar', guest: 4, people: 2, status: 'confirmed', language: 'kr', day: 3, phone: '+821000000004', specialRequests: '항아리를 담을 상자가 필요합니다.' },
  { id: 'a4864ab6-8d20-4166-a350-b944bb965b1f', event: 'firstJar', guest: 5, people: 2, status: 'confirmed', language: 'en', day: 11 },
  { id: '1f7c2325-b2ac-41f0-aca1-4dd2b322057c', event: 'firstJar', guest: 6, people: 1, status: 'cancelled', language: 'kr', day: 12 },
  { id: 'fcabe1a4-aba7-4b36-ad00-56f33af2c4f3', event: 'firstJar', guest: 7, people: 1, status: 'confirmed', language: 'kr', day: 20, phone: '+821000000007' },
  { id: '990c09c5-189d-4ecb-8369-edb81a2dea44', event: 'firstJar', guest: 8, people: 1, status: 'pending', language: 'kr', day: 42, specialRequests: '밀가루 알레르기가 있어 미리 말씀드립니다.' },
  { id: '96fb76b7-f975-4f56-a152-d2ae4329a917', event: 'openCupping', guest: 9, people: 2, status: 'confirmed', language: 'kr', day: 6 },
  { id: 'f3dc5fcf-aa1e-4267-8509-e5b626e7e4aa', event: 'openCupping', guest: 10, people: 1, status: 'pending', language: 'en', day: 18, phone: '+821000000010' },
  { id: 'cbeb572a-59de-473f-884a-42540c708660', event: 'fourBowls', guest: 11, people: 4, status: 'confirmed', language: 'kr', day: 8, phone: '+821000000011', specialRequests: '한 분은 굴을 드시지 못합니다.' },
  { id: 'b39b91bb-d06d-4675-a94a-998f9cf4e6ff', event: 'fourBowls', guest: 12, people: 2, status: 'confirmed', language: 'en', day: 15 },
  { id: '8f48e694-00da-4b4d-9516-1f3dd4238fab', event: 'fourBowls', guest: 13, people: 2, status: 'pending', language: 'kr', day: 26, phone: '+821000000013' },
  { id: '95bf7000-f3ef-4695-afce-a7db2859b7bd', event: 'fourBowls', guest: 14, people: 3, status: 'cancelled', language: 'en', day: 17, specialRequests: 'Our flight was moved, sorry.' },
  { id: 'a7a1d669-71e5-43a9-b301-4cc99fc5eb01', event: 'treadingNuruk', guest: 15, people: 1, status: 'pending', language: 'kr', day: 12 },
  { id: 'd7e15777-4980-45e4-95c5-bb1c3e0bc7ae', event: 'milkAndSteam', guest: 16, people: 2, status: 'confirmed', language: 'kr', day: 2 },
  { id: 'a9c1de41-84fc-4787-a1de-b5196bb33620', event: 'milkAndSteam', guest: 17, people: 1, status: 'pending', language: 'en', day: 8, specialRequests: 'Oat milk, please.' },
  { id: 'a30ca4ba-756c-410b-94fe-6728828931a9', event: 'turningACup', guest: 18, people: 4, status: 'confirmed', language: 'kr', day: 10, phone: '+821000000018' },
  { id: '26243d25-400d-456c-beb8-6d7b1e066e01', event: 'turningACup', guest: 19, people: 2, status: 'confirmed', language: 'en', day: 22 },
  { id: '46b7c67e-502c-478f-83e2-46ac91d1b95c', event: 'newRice', guest: 20, people: 4, status: 'confirmed', language: 'kr', day: 14 },
  { id: '525c83ff-be37-42d7-a401-c7d2d3c1f96a', event: 'newRice', guest: 21, people: 3, status: 'confirmed', language: 'kr', day: 25, phone: '+821000000021' },
  { id: 'd83642c4-2ee9-4395-bffe-511f7d0bb674', event: 'newRice', guest: 22, people: 2, status: 'cancelled', language: 'en', day: 19 },
  { id: '71470e54-c5d2-4977-81fe-4766dcf53da7', event: 'morningBarista', guest: 23, people: 3, status: 'confirmed', language: 'kr', day: 5 },
  { id: 'f894d48f-24a6-4157-afd8-8fa4446370b4', event: 'morningBarista', guest: 24, people: 3, status: 'confirmed', language: 'kr', day: 9, phone: '+821000000024' },
];

/** The names of the sample guests. */
export const guestName = {
  kr: (guest: number) => `예시 손님 ${guest}`,
  en: (guest: number) => `Sample Guest ${guest}`,
};

/** Returns the sample bookings of `events`, each created some days after its event was. */
export function bookingsFor(events: readonly Event[]): Booking[] {
  const byId = new Map(events.map((event) => [event.id, event]));
  return ROWS.map(({ event: name, guest, people, day, ...booking }) => {
    const eventId = EVENT_IDS[name];
    const event = byId.get(eventId);
    if (!event) throw new Error(`There is no sample event ${name}.`);
    return {
      ...booking,
      eventId,
      name: guestName[booking.language](guest),
      email: `guest${guest}@example.com`,
      numberOfParticipants: people,
      agreed: agreedTerms(event),
      createdAt: new Date(event.createdAt.getTime() + day * DAY_MS),
    };
  });
}

/** Returns the number of booked seats of each event: the sum of its bookings that hold seats. */
export function seatsFor(events: readonly Event[], bookings: readonly Booking[]): EventSeats[] {
  return events.map(({ id, isActive }) => ({
    id,
    isActive,
    held: 0,
    booked: bookings
      .filter((booking) => booking.eventId === id && holdsSeats(booking.status))
      .reduce((sum, booking) => sum + booking.numberOfParticipants, 0),
  }));
}

type SeededChange = SeatChange & { eventId: string };

/** Returns the ledger entries of each event's seat account: one for each operation on a booking. */
export function seatChangesFor(bookings: readonly Booking[]): SeededChange[] {
  return bookings.flatMap(({ id, eventId, status, numberOfParticipants, createdAt }): SeededChange[] => {
    const booked = {
      id,
      eventId,
      bookingId: id,
      at: createdAt,
      by: { role: 'guest' as const },
      kind: 'book' as const,
      booked: numberOfParticipants,
      held: 0,
    };
    const byAdmin = { ...booked, id: `${status}-${id}`, by: { role: 'admin' as const }, booked: 0 };
    if (status === 'confirmed') return [booked, { ...byAdmin, kind: 'confirm' as const }];
    if (status === 'cancelled')
      return [booked, { ...byAdmin, kind: 'cancel_by_admin' as const, booked: -numberOfParticipants }];
    return [booked];
  });
}
