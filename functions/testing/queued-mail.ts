import { aBooking, anEvent } from '@app/domain/testing/factories.ts';
import type { MailWriter, Outbox } from '../src/mail/outbox.ts';
import { storedBooking } from './stored.ts';

/** Queues mails as the backend does, and returns the ids of their documents. */
export async function queuedMails(
  db: FirebaseFirestore.Firestore,
  queue: (writer: MailWriter) => void,
): Promise<string[]> {
  const batch = db.batch();
  const ids: string[] = [];
  queue({
    create(document, fields) {
      ids.push(document.id);
      batch.create(document, fields);
    },
  });
  await batch.commit();
  return ids;
}

/** Stores a booking and queues the mail about it, with a delivery state if given. */
export async function queuedMail(
  db: FirebaseFirestore.Firestore,
  outbox: Outbox,
  delivery?: object,
  { email = 'dam@example.com' } = {},
): Promise<string> {
  const event = anEvent({ titleKr: '처음 빚는 막걸리' });
  const booking = await storedBooking(db, aBooking(event.id, { email, name: '김담' }));
  const [id] = await queuedMails(db, (writer) => {
    const create: MailWriter['create'] = (document, fields) =>
      writer.create(document, { ...fields, ...(delivery && { delivery }) });
    outbox.queueBookingMail({ create }, 'received', booking, event);
  });
  return id!;
}
