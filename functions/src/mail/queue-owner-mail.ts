import type { Firestore } from 'firebase-admin/firestore';
import { COLLECTIONS } from '@app/domain/collections.ts';
import { dueNotices } from '@app/domain/owner-notice/due-notices.ts';
import { NOTICE_KINDS, NOTICE_TIMINGS } from '@app/domain/owner-notice/owner-notice.ts';
import {
  type NoticeSettings,
  noticeSettingsSchema,
  ownerNoticeSchema,
} from '@app/domain/owner-notice/owner-notice-schema.ts';
import type { Deps } from '../deps.ts';
import { fromDocument } from '../store/documents.ts';
import type { Reader, Transaction } from '../store/transaction.ts';
import { describeNotice } from './describe-notice.ts';

/** The maximum number of notices of one timing in a mail; the next mail has the others. */
const BATCH = 100;

/** The document with the settings. */
export const settingsDocument = (db: Firestore) => db.collection(COLLECTIONS.noticeSettings).doc('owner');

/** Returns the stored settings; those of a new site if none are stored. */
export async function readNoticeSettings(db: Firestore, reader: Reader = db): Promise<NoticeSettings> {
  const [stored] = await reader.getAll(settingsDocument(db));
  return noticeSettingsSchema.parse(stored!.data() ?? {});
}

async function readNotices(db: Firestore, tx: Transaction, { timings }: NoticeSettings) {
  const found = [];
  for (const timing of NOTICE_TIMINGS) {
    const kinds = NOTICE_KINDS.filter((kind) => timings[kind] === timing);
    if (kinds.length === 0) continue;
    const notices = db.collection(COLLECTIONS.ownerNotices).where('kind', 'in', kinds).limit(BATCH);
    found.push(...(await tx.get(notices)).docs.map((notice) => fromDocument(ownerNoticeSchema, notice)!));
  }
  return found.toSorted((one, other) => one.at.getTime() - other.at.getTime());
}

/**
 * Queues the mail about what the owner has to be told now, and removes the notices in the same transaction, so that each is
 * told once. Notices of kinds of which she wants to hear never are removed.
 * @returns the number of notices that the mail tells
 */
export async function queueOwnerMail({
  db,
  clock,
  transaction,
  outbox,
}: Pick<Deps, 'db' | 'clock' | 'transaction' | 'outbox'>): Promise<number> {
  const notices = db.collection(COLLECTIONS.ownerNotices);
  return transaction(async (tx) => {
    const settings = await readNoticeSettings(db, tx);
    const stored = await readNotices(db, tx, settings);
    const due = dueNotices(stored, settings, clock.now());
    const records = due.length > 0 ? await tx.getAll(...due.map(({ about }) => db.doc(about))) : [];
    const told = due.flatMap(({ kind }, index) => {
      const record = records[index]!;
      // A mail to the owner that failed cannot be told by mail; Today lists it.
      if (kind === 'mail' && settings.addresses.includes(record.get('to') as string)) return [];
      return [describeNotice(kind, record, settings.language)];
    });
    if (told.length > 0) outbox.ownerTold(tx, told, settings);
    const unwanted = stored.filter(({ kind }) => settings.timings[kind] === 'never');
    for (const { id } of [...due, ...unwanted]) tx.delete(notices.doc(id));
    return told.length;
  });
}
