import { deleteDoc, disableNetwork, doc, getDocFromCache, setDoc, Timestamp } from 'firebase/firestore';
import type { ContentName } from '../editing/content-kind.ts';
import { storedDrafts } from '../editing/use-drafts.ts';
import type { Draft } from '../form/drafts.ts';
import { firestore } from '../live/firestore.ts';
import { auth } from '../session/firebase-auth.ts';
import { serveLive } from './serve-live.ts';

/**
 * Signs in and stands in for the server's drafts of a kind, which the dashboard does not know before `answer`. Firestore stays
 * offline: `find` reads what it has been told to write. `stop` must be called at the end of the test.
 */
export async function serveDrafts(kind: ContentName) {
  await auth.authStateReady();
  await disableNetwork(firestore);
  Object.assign(auth, { currentUser: {} });
  const live = serveLive('drafts', storedDrafts(kind));
  const documentOf = (id: string) => doc(firestore, 'drafts', id);
  const ids = new Set<string>();
  const store = ({ id, changes, savedAt }: Draft) => {
    ids.add(id);
    void setDoc(documentOf(id), { changes: JSON.stringify(changes), savedAt: Timestamp.fromDate(savedAt) });
  };
  return {
    /** The server has a draft. */
    store,
    /** Answers the dashboard that the server has these drafts, and no others. */
    answer: async (...drafts: Draft[]) => {
      drafts.forEach(store);
      await live.answer(
        drafts.map(({ changes, savedAt, ...draft }) => ({
          ...draft,
          savedAt: Timestamp.fromDate(savedAt),
          changes: JSON.stringify(changes),
        })),
      );
    },
    lose: live.lose,
    /** Finds the changes of a draft on the server; undefined when it has none, also when it was deleted. */
    find: async (id: string) => {
      const changes = (await getDocFromCache(documentOf(id)).catch(() => null))?.get('changes') as unknown;
      return typeof changes === 'string' ? (JSON.parse(changes) as Draft['changes']) : undefined;
    },
    stop: () => {
      live.stop();
      Object.assign(auth, { currentUser: null });
      for (const id of ids) void deleteDoc(documentOf(id));
    },
  };
}
