import { COLLECTIONS } from '@app/domain/collections.ts';
import { type GuestNote, guestNoteSchema } from '@app/domain/guest/guest-note-schema.ts';
import type { Deps } from '../deps.ts';
import { fromDocument, toDocument } from '../store/documents.ts';
import { guestId } from './find-guest.ts';

const documentOf = (db: Deps['db'], email: string) =>
  db.collection(COLLECTIONS.guestNotes).doc(guestId(email));

/** Returns the note on the guest with an address; '' if there is none. */
export async function findNote(db: Deps['db'], email: string): Promise<string> {
  return fromDocument(guestNoteSchema, await documentOf(db, email).get())?.text ?? '';
}

/** Stores the note on the guest with an address, or removes it when it is empty. */
export async function storeNote(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  email: string,
  text: string,
): Promise<void> {
  const document = documentOf(db, email);
  const note: GuestNote = { id: document.id, text, updatedAt: clock.now() };
  await (text === '' ? document.delete() : document.set(toDocument(note)));
}
