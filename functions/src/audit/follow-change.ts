import { COLLECTIONS } from '@app/domain/collections.ts';
import type { Deps } from '../deps.ts';
import { removeUnusedPictures } from '../pictures/remove-unused.ts';
import { runParts } from '../run-parts.ts';
import { followEvent } from '../store/event-seats-store.ts';
import type { DocumentChange } from './audit-log.ts';
import { type Author, recordDirectChange } from './direct-change.ts';

/**
 * Does what follows from a change to a collection that may be written without the API: it is recorded, pictures that
 * nothing shows any more are removed, and an event's seat count follows the event. Doing it again changes nothing.
 * @throws Error when a part failed; the others have been done
 */
export async function followChange(
  deps: Pick<Deps, 'db' | 'bucket' | 'transaction' | 'log' | 'ownServiceAccount'>,
  change: DocumentChange,
  author: Author,
  event: { eventId: string; when: Date },
): Promise<void> {
  const { parent, id } = change.document;
  await runParts(deps, event.eventId, {
    'audit entry': () => recordDirectChange(deps, change, author, event),
    'unused pictures': () => removeUnusedPictures(deps, parent.id, change),
    ...(parent.id === COLLECTIONS.events && { 'seats of the event': () => followEvent(deps, id) }),
  });
}
