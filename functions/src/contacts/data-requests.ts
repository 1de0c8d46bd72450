import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import { COLLECTIONS } from '@app/domain/collections.ts';
import { DomainError } from '@app/domain/errors.ts';
import { DATA_LINK_DAYS, DATA_REQUEST_DAYS } from '@app/domain/personal-data/data-request.ts';
import { type DataRequest, dataRequestSchema } from '@app/domain/personal-data/data-request-schema.ts';
import type { Language } from '@app/domain/shared/language.ts';
import type { BookingStoreDeps } from '../bookings/firestore-booking-store.ts';
import type { Deps } from '../deps.ts';
import { readDataToken } from '../mail/link-tokens.ts';
import type { Deadline } from '../store/run-parts.ts';
import { fromDocument, toDocument } from '../store/documents.ts';
import { erasePersonalData, type ErasureCounts } from './erase-personal-data.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const requests = (db: Firestore) => db.collection(COLLECTIONS.dataRequests);

/** Stores a request and queues the mail with its link, whether or not anything is stored about the address. */
export async function requestPersonalData(
  { db, transaction, outbox, clock }: Pick<Deps, 'db' | 'transaction' | 'outbox' | 'clock'>,
  email: string,
  language: Language,
): Promise<void> {
  const id = crypto.randomUUID();
  const now = clock.now();
  const request: DataRequest = { id, email, language, state: 'sent', requestedAt: now, closedAt: now };
  await transaction(async (tx) => {
    tx.create(requests(db).doc(id), toDocument(request));
    outbox.personalDataLink(tx, { ...request, email });
  });
}

type OpenRequest = DataRequest & { email: string };

/**
 * Returns the request of a signed link while its link is valid.
 * @throws DomainError not_found, equally for a forged or expired link and for a request that is done
 */
export async function requireDataRequest(
  { db, clock, config }: Pick<Deps, 'db' | 'clock' | 'config'>,
  token: string,
): Promise<OpenRequest> {
  const id = readDataToken(config.hashSecret, token);
  const request = id === null ? undefined : await findRequest(db, id);
  const until = (request?.requestedAt.getTime() ?? 0) + DATA_LINK_DAYS * DAY_MS;
  if (!request?.email || until <= clock.now().getTime())
    throw new DomainError('not_found', 'This link is not valid.');
  return { ...request, email: request.email };
}

async function findRequest(db: Firestore, id: string): Promise<DataRequest | undefined> {
  return fromDocument(dataRequestSchema, await requests(db).doc(id).get());
}

/**
 * Deletes what may be deleted about the address of a request, and records what is left. When nothing is left to be deleted
 * later, the request forgets the address too.
 */
export async function eraseFor(deps: BookingStoreDeps, request: OpenRequest): Promise<ErasureCounts> {
  const { db, clock } = deps;
  const counts = await erasePersonalData(deps, request.email);
  const at = request.erasure?.at ?? clock.now();
  const erasure = { at, dueAt: new Date(at.getTime() + DATA_REQUEST_DAYS * DAY_MS) };
  const left = counts.later;
  await requests(db)
    .doc(request.id)
    .update({
      erasure,
      left,
      ...(left > 0
        ? { state: 'open', closedAt: FieldValue.delete() }
        : { state: 'done', closedAt: clock.now(), email: FieldValue.delete() }),
    });
  return counts;
}

/** Continues one request on behalf of the owner. @throws DomainError not_found */
export async function continueErasure(deps: BookingStoreDeps, id: string): Promise<{ left: number }> {
  const request = await findRequest(deps.db, id);
  if (!request?.erasure) throw new DomainError('not_found', 'There is no such request.');
  const { email } = request;
  return { left: email ? (await eraseFor(deps, { ...request, email })).later : 0 };
}

/** Continues the open requests: what was needed yesterday may be deletable today. Returns their number. */
export async function continueErasures(deps: BookingStoreDeps, deadline: Deadline): Promise<number> {
  const { docs } = await requests(deps.db).where('state', '==', 'open').get();
  for (const { id } of docs) {
    if (deadline.isOver()) break;
    await continueErasure(deps, id);
  }
  return docs.length;
}
