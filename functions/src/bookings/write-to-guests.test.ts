import { FieldValue } from 'firebase-admin/firestore';
import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { agreedTerms } from '@app/domain/booking/agreed-terms.ts';
import type { CallOff } from '@app/domain/booking/call-off-schema.ts';
import type { Booking } from '@app/domain/booking/booking-schema.ts';
import { COLLECTIONS } from '@app/domain/collections.ts';
import type { Event } from '@app/domain/event/event-schema.ts';
import { type Mail, mailSchema } from '@app/domain/mail/mail-schema.ts';
import { alcoholWarning } from '@app/domain/shared/alcohol.ts';
import { aBooking, aMakgeolli, aStory } from '@app/domain/testing/factories.ts';
import { claimMail } from '../mail/waiting-mail.ts';
import { fromDocument, toDocument } from '../store/documents.ts';
import { emulatedApp } from '../../testing/emulated.ts';
import { isolatedProject } from '../../testing/isolated-project.ts';
import { storedBooking, storedEvent, storedStore } from '../../testing/stored.ts';
import { cancelBooking } from './cancel-booking.ts';
import { firestoreBookingStore } from './firestore-booking-store.ts';
import { writeToGuests } from './write-to-guests.ts';

/** Each test has its own day, because a run writes to the guests of all events. */
let day = 0;

function setup() {
  day += 20;
  const at = (hours: number) => new Date(Date.UTC(2027, 0, day, hours - 9));
  const time = { now: at(10) };
  const { db } = isolatedProject();
  const { deps } = emulatedApp({ db, clock: { now: () => time.now, wait: async () => {} } });
  const tomorrow = (changes: Partial<Event> = {}) =>
    storedEvent(db, { dateTime: at(24 + 14), duration: 60, ...changes }, 2);
  const book = (event: Event, changes: Partial<Booking> = {}) =>
    storedBooking(
      db,
      aBooking(event.id, {
        status: 'confirmed',
        createdAt: at(-48),
        agreed: agreedTerms(event),
        numberOfParticipants: 2,
        ...changes,
      }),
    );
  const mailsAbout = async (id: string): Promise<Mail[]> => {
    const about = db.collection(COLLECTIONS.mail).where('about', '==', `${COLLECTIONS.bookings}/${id}`);
    return (await about.get()).docs.map((snapshot) => fromDocument(mailSchema, snapshot)!);
  };
  const subjectsAbout = async (id: string) => (await mailsAbout(id)).map(({ message }) => message.subject);
  const run = () => writeToGuests(deps, 'sample');
  return { at, time, db, deps, tomorrow, book, mailsAbout, subjectsAbout, run };
}

const sequenceOf = ({ message }: Mail) =>
  new ICAL.Component(ICAL.parse(message.attachments![0]!.content))
    .getFirstSubcomponent('vevent')!
    .getFirstPropertyValue('sequence');

describe('the reminder on the day before an event', () => {
  it('is queued once, however often and however many runs there are', async () => {
    const { tomorrow, book, subjectsAbout, run } = setup();
    const { id } = await book(await tomorrow());
    await Promise.all([run(), run(), run()]);
    await run();
    expect(await subjectsAbout(id)).toEqual([expect.stringContaining('내일 뵙겠습니다')]);
  });

  it('is in the guest’s language and updates the appointment in the calendar', async () => {
    const { tomorrow, book, mailsAbout, run } = setup();
    const { id } = await book(await tomorrow(), { language: 'en', revision: 3 });
    await run();
    const [mail] = await mailsAbout(id);
    expect(mail!.message.subject).toContain('See you tomorrow');
    expect(mail!.message.text).toContain('/en/booking/');
    expect(mail!.message.attachments![0]!.content).toContain(`UID:${id}@`);
    expect(sequenceOf(mail!)).toBe(4);
  });

  it('names the street address of the event’s store', async () => {
    const { db, tomorrow, book, mailsAbout, run } = setup();
    const store = await storedStore(db, { addressKr: '서울 예시로 1' });
    const { id } = await book(await tomorrow({ storeLocationId: store.id }));
    await run();
    const [mail] = await mailsAbout(id);
    expect(mail!.message.text).toContain('주소: 서울 예시로 1\n');
  });

  it.each([7, 20, 23])('is not queued at %i o’clock in Seoul', async (hour) => {
    const { at, time, tomorrow, book, subjectsAbout, run } = setup();
    const { id } = await book(await tomorrow());
    time.now = at(hour);
    await run();
    expect(await subjectsAbout(id)).toEqual([]);
    time.now = at(8);
    await run();
    expect(await subjectsAbout(id)).toHaveLength(1);
  });

  it.each([
    ['a pending booking', { status: 'pending' }],
    ['a cancelled booking', { status: 'cancelled' }],
  ] as const)('is not queued for %s', async (_, changes) => {
    const { tomorrow, book, subjectsAbout, run } = setup();
    const { id } = await book(await tomorrow(), changes);
    await run();
    expect(await subjectsAbout(id)).toEqual([]);
  });

  it('is not queued for a guest without an address', async () => {
    const { tomorrow, book, db, run } = setup();
    const { id } = await book(await tomorrow());
    await db.collection(COLLECTIONS.bookings).doc(id).update({ email: FieldValue.delete() });
    expect(await run()).toEqual({ reminded: 0, thanked: 0 });
  });

  it('is queued neither for the events of other days nor for a booking of the same day', async () => {
    const { at, db, book, tomorrow, run } = setup();
    const bookings = [
      await book(await storedEvent(db, { dateTime: at(14) }, 2)),
      await book(await storedEvent(db, { dateTime: at(48) }, 2)),
      await book(await tomorrow(), { createdAt: at(9) }),
    ];
    expect(bookings).toHaveLength(3);
    expect(await run()).toEqual({ reminded: 0, thanked: 0 });
  });

  it('is not queued while the event is being called off', async () => {
    const { at, db, tomorrow, book, run } = setup();
    const event = await tomorrow({ isActive: false });
    await book(event);
    const job: CallOff = {
      id: event.id,
      by: 'sample-admin',
      reason: 'Storm',
      startedAt: at(9),
      state: 'running',
      total: 1,
      left: 1,
    };
    await db.collection(COLLECTIONS.callOffs).doc(event.id).set(toDocument(job));
    expect(await run()).toEqual({ reminded: 0, thanked: 0 });
  });

  it('is not sent once the booking has been cancelled, and is given up in the evening', async () => {
    const { at, time, deps, db, tomorrow, book, mailsAbout, run } = setup();
    const { id } = await book(await tomorrow());
    await run();
    const [mail] = await mailsAbout(id);
    expect(mail!.delivery?.giveUpAt).toEqual(at(20));
    await cancelBooking(firestoreBookingStore(deps), id, { key: crypto.randomUUID(), by: { role: 'guest' } });
    expect(await claimMail(deps, mail!.id, time.now)).toBeUndefined();
    expect((await db.collection(COLLECTIONS.mail).doc(mail!.id).get()).exists).toBe(false);
    await run();
    expect((await mailsAbout(id)).map(({ message }) => message.subject)).toEqual([
      expect.stringContaining('취소'),
    ]);
  });

  it('is queued again for the day to which the event was moved', async () => {
    const { at, time, db, tomorrow, book, subjectsAbout, run } = setup();
    const event = await tomorrow();
    const { id } = await book(event);
    await run();
    await db
      .collection(COLLECTIONS.events)
      .doc(event.id)
      .update({ dateTime: at(24 + 18) });
    await run();
    expect(await subjectsAbout(id)).toHaveLength(1);
    await db
      .collection(COLLECTIONS.events)
      .doc(event.id)
      .update({ dateTime: at(7 * 24 + 14) });
    time.now = at(6 * 24 + 10);
    await run();
    expect(await subjectsAbout(id)).toHaveLength(2);
  });
});

describe('the mail of thanks after an event', () => {
  const over = (at: (hours: number) => Date) => ({ dateTime: at(-10), duration: 60 });

  it('is queued once, with the story that the owner chose', async () => {
    const { at, db, book, mailsAbout, run } = setup();
    const story = aStory({ publishedAt: at(-100), title: 'Sample story' });
    await db.collection(COLLECTIONS.stories).doc(story.id).set(toDocument(story));
    const event = await storedEvent(db, { ...over(at), thanks: `stories/${story.id}` }, 2);
    const { id } = await book(event, { language: 'en' });
    await Promise.all([run(), run()]);
    await run();
    const mails = await mailsAbout(id);
    expect(mails).toHaveLength(1);
    expect(mails[0]!.message.subject).toContain('Thank you for coming');
    expect(mails[0]!.message.text).toContain('Sample story');
    expect(mails[0]!.message.text).toContain(`/en/stories/${story.id}`);
    expect(mails[0]!.message.attachments).toBeUndefined();
  });

  it('has the warning of alcohol with a makgeolli, and no link to a product that is hidden', async () => {
    const { at, db, book, mailsAbout, run, time } = setup();
    const [shown, hidden] = [aMakgeolli(), aMakgeolli({ isPublished: false })];
    for (const product of [shown, hidden])
      await db.collection(COLLECTIONS.products).doc(product.id).set(toDocument(product));
    const textWith = async (thanks: string) => {
      const { id } = await book(await storedEvent(db, { ...over(at), thanks }, 2));
      await run();
      return (await mailsAbout(id))[0]!.message.text;
    };
    const linked = await textWith(`products/${shown.id}`);
    expect(linked).toContain(`/products/${shown.id}`);
    expect(linked).toContain(alcoholWarning(time.now, 'kr'));
    const plain = await textWith(`products/${hidden.id}`);
    expect(plain).not.toContain('/products/');
    expect(plain).not.toContain(alcoholWarning(time.now, 'kr'));
  });

  it('is not queued unless the owner wants it, for guests who did not come, or long after the event', async () => {
    const { at, db, book, run } = setup();
    await book(await storedEvent(db, over(at), 2));
    const event = await storedEvent(db, { ...over(at), thanks: 'plain' }, 2);
    await book(event, { isNoShow: true });
    await book(event, { status: 'cancelled' });
    await book(await storedEvent(db, { dateTime: at(9), duration: 90, thanks: 'plain' }, 2));
    await book(await storedEvent(db, { dateTime: at(-5 * 24), duration: 60, thanks: 'plain' }, 2));
    expect(await run()).toEqual({ reminded: 0, thanked: 0 });
  });
});
