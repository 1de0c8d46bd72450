import { COLLECTIONS } from '@app/domain/collections.ts';
import { isVersioned } from '@app/domain/content/content-versions.ts';
import { syncEventAccount } from '../events/event-account.ts';
import { type BookingStoreDeps, firestoreBookingStore } from '../bookings/firestore-booking-store.ts';
import { updateContentStatus } from '../content/update-content-status.ts';
import { raiseVersion } from '../content/raise-version.ts';
import { offerSeats } from '../bookings/waitlist/offer-seats.ts';
import { updateSeatMajority } from '../events/update-seat-majority.ts';
import type { Deps } from '../deps.ts';
import { updateNoneLeft } from '../orders/none-left.ts';
import { removeStock } from '../orders/set-stock.ts';
import { removeRequestsAbout } from '../orders/remove-restock-requests.ts';
import { sendRestockNotices } from '../orders/send-restock-notices.ts';
import { removeUnusedPictures } from '../content/pictures/remove-unused.ts';
import { completeVisibility, hasVisibility } from '../content/complete-visibility.ts';
import { runParts } from '../store/run-parts.ts';
import { updateSearchEntry } from '../content/update-search-entry.ts';
import type { DocumentChange, Fields } from '../store/document-change.ts';
import { type Author, isDirect, recordDirectChange } from './direct-change.ts';
import { changedFields } from '@app/domain/audit/audit-entry.ts';
import type { AuditEntry } from '@app/domain/audit/audit-entry-schema.ts';
import { isVersionedContent } from '@app/domain/content/versioned-content.ts';
import { withDates } from '../store/documents.ts';

const plain = (fields: Fields) => withDates(fields) as Fields;

/** Returns the admin whose call changed the item, from the audit log entry in the same commit. */
async function adminOf({ db }: Pick<Deps, 'db'>, item: string): Promise<string | undefined> {
  const entries = db.collection(COLLECTIONS.auditLog).where('item', '==', item);
  const { docs } = await entries.orderBy('when', 'desc').limit(1).get();
  return (docs[0]?.data() as AuditEntry | undefined)?.who;
}

/**
 * Keeps the version of an item of content that a change has replaced or deleted. Events may be delivered more than once; the
 * version's id is derived from the event's id, so it is kept once.
 */
export async function keepVersion(
  deps: Pick<Deps, 'db' | 'ownServiceAccount'>,
  { document, before, after }: DocumentChange,
  author: Author,
  { eventId, when }: { eventId: string; when: Date },
): Promise<void> {
  const { id: item, parent } = document;
  const collection = parent.id;
  if (!before || !isVersionedContent(collection)) return;
  const fields = Object.keys(changedFields(collection, plain(before), plain(after ?? {})));
  if (fields.length === 0) return;
  const isOwn = !(await isDirect(deps, collection, author));
  const who = (isOwn ? await adminOf(deps, item) : author.authId) ?? author.authType;
  await deps.db
    .collection(COLLECTIONS.contentHistory)
    .doc(encodeURIComponent(eventId))
    .set({ collection, item, who, when, fields, content: before });
}

/**
 * Handles the consequences of a change to a collection that can be written without the API: records the change, removes
 * images that nothing shows any more, and the stock and the restock requests of a deleted product, updates the document's search
 * entry, the summary of missing translations and an event's seat count, the list of events of
 * which one mailbox or network holds more than half, copies to a product whether none is left, sends the restock
 * notices, and raises the version of public content. The operation is idempotent.
 * @throws Error when a part failed; the other parts have been completed
 */
export async function handleChange(
  deps: BookingStoreDeps & Pick<Deps, 'bucket' | 'log' | 'ownServiceAccount'>,
  change: DocumentChange,
  author: Author,
  event: { eventId: string; when: Date },
): Promise<void> {
  const { parent, id } = change.document;
  const collection = parent.id;
  await runParts(deps, event.eventId, {
    'audit entry': () => recordDirectChange(deps, change, author, event),
    'replaced version': () => keepVersion(deps, change, author, event),
    'search entry': () => updateSearchEntry(deps, change, event.when),
    'content status': () => updateContentStatus(deps, change),
    'unused pictures': () => removeUnusedPictures(deps, collection, change),
    ...(hasVisibility(collection) &&
      change.after && {
        'visibility of the item': () => completeVisibility(deps.db, change.document),
      }),
    ...(collection === COLLECTIONS.events && {
      'seats of the event': () => syncSeats(deps, id, change, author, event),
      // More seats, or a visible event again: its account does not change, so `offerReturnedSeats` does not run.
      'waitlist of the event': () => offerSeats(firestoreBookingStore(deps), id),
      'seat majority of the event': () => updateSeatMajority(deps, id),
    }),
    ...(collection === COLLECTIONS.bookings && {
      'seat majorities of the events': () => updateSeatMajorities(deps, change),
    }),
    ...(mayHaveNoneLeft(change) && {
      'none left': () => updateNoneLeft(deps, id),
      'restock notices': () => sendRestockNotices(deps, id),
    }),
    ...(collection === COLLECTIONS.products &&
      !change.after && {
        'stock of the deleted product': () => removeStock(deps, id),
        'requests about the deleted product': () => removeRequestsAbout(deps, id),
      }),
    ...(isVersioned(collection) && {
      'content version': () => raiseVersion(deps, collection, event.when),
    }),
  });
}

/**
 * Returns whether the last piece of a product may be gone, or pieces be left again. A product may exist again, with the stock that it
 * had; every order changes the stock.
 */
function mayHaveNoneLeft({ document, before, after }: DocumentChange): boolean {
  if (document.parent.id === COLLECTIONS.products) return after !== undefined;
  return (
    document.parent.id === COLLECTIONS.productStock && (before?.['left'] === 0) !== (after?.['left'] === 0)
  );
}

/** The fields of a booking on which the majority depends. */
const MAJORITY_FIELDS = ['eventId', 'email', 'numberOfParticipants', 'status'];

/** Updates the events that a booking is, or was, for; a change such as a check-in costs no read. */
async function updateSeatMajorities(
  deps: Pick<Deps, 'db' | 'transaction' | 'clock'>,
  { before, after }: DocumentChange,
): Promise<void> {
  if (MAJORITY_FIELDS.every((field) => before?.[field] === after?.[field])) return;
  const ids = [before?.['eventId'], after?.['eventId']] as (string | undefined)[];
  for (const id of new Set(ids)) if (id) await updateSeatMajority(deps, id);
}

async function syncSeats(
  deps: BookingStoreDeps & Pick<Deps, 'ownServiceAccount'>,
  id: string,
  { before, after }: DocumentChange,
  author: Author,
  { eventId, when }: { eventId: string; when: Date },
): Promise<void> {
  const { authId } = author;
  const capacity = {
    before: before?.['capacity'] as number | undefined,
    after: after?.['capacity'] as number | undefined,
  };
  // The API writes the entry about a capacity itself, in the commit that changes it.
  const isOwn = !(await isDirect(deps, COLLECTIONS.events, author));
  await syncEventAccount(firestoreBookingStore(deps), id, {
    id: encodeURIComponent(eventId),
    at: when,
    by: { role: 'admin', ...(authId && { uid: authId }) },
    capacity: isOwn ? { before: capacity.after, after: capacity.after } : capacity,
  });
}
