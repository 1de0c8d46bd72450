import type { DocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import { COLLECTIONS } from '@app/domain/collections.ts';
import {
  CURRENT_VERSIONS_ID,
  VERSIONED_COLLECTIONS,
  type VersionedCollection,
} from '@app/domain/content/content-versions.ts';
import type { Clock, Deps } from '../deps.ts';
import { scheduledChanges } from './scheduled-changes.ts';

type VersionDeps = Pick<Deps, 'db' | 'transaction'> & { clock: Pick<Clock, 'now'> };

/** Returns whether the document already accounts for the changes of a collection until `when`. */
function includes(stored: DocumentSnapshot, collection: VersionedCollection, when: Date): boolean {
  const version = stored.get(`versions.${collection}`) as Timestamp | undefined;
  return version !== undefined && version.toMillis() >= when.getTime();
}

/**
 * Records in `contentVersions/current` that a collection changed at `when`, and what is scheduled in it. The version is the time
 * of the latest change, so changes may be reported repeatedly and in any order. What is scheduled is read after the change
 * and stored with its version; the report of an earlier change does not replace it.
 */
export async function raiseVersion(
  { db, transaction, clock }: VersionDeps,
  collection: VersionedCollection,
  when: Date,
): Promise<void> {
  const document = db.collection(COLLECTIONS.contentVersions).doc(CURRENT_VERSIONS_ID);
  // Many documents can change in one commit, but one transaction is enough for them.
  if (includes(await document.get(), collection, when)) return;
  const scheduled = await scheduledChanges(db, collection, clock.now());
  await transaction(async (tx) => {
    const [stored] = await tx.getAll(document);
    if (includes(stored!, collection, when)) return;
    tx.set(document, {
      versions: { ...(stored!.get('versions') as object | undefined), [collection]: when },
      scheduled: { ...(stored!.get('scheduled') as object | undefined), [collection]: scheduled },
    });
  });
}

/** Records a change of every public collection at `when`, for changes that no trigger has reported. */
export async function raiseVersions(deps: VersionDeps, when: Date): Promise<void> {
  for (const collection of VERSIONED_COLLECTIONS) await raiseVersion(deps, collection, when);
}
