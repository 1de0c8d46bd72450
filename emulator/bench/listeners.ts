import { deleteApp, initializeApp } from 'firebase/app';
import * as web from 'firebase/firestore';
import type { Firestore } from 'firebase-admin/firestore';
import { report, typicalMillis } from './measure.ts';

const COUNTS = [1, 100, 1000];

/**
 * Measures the latency of a write while other clients listen to the written document and to other documents.
 * Returns the milliseconds by the number of listeners to other documents.
 */
export async function benchListeners(db: Firestore, address: string): Promise<Map<number, number>> {
  const unconcerned = new Map<number, number>();
  for (const count of COUNTS) {
    const elsewhere = await whileListening(
      address,
      count,
      (client, i) => web.doc(client, `elsewhere/${i}`),
      () => typicalMillis(50, (run) => db.doc('watched/a').set({ run, rank: 1 })),
    );
    const concerned = await whileListening(
      address,
      count,
      // Each listener has a different query; the SDK would combine equal ones.
      (client, i) => web.query(web.collection(client, 'watched'), web.where('rank', '>=', -i)),
      () => typicalMillis(count < 1000 ? 50 : 10, (run) => db.doc('watched/a').set({ run, rank: 2 })),
    );
    unconcerned.set(count, elsewhere);
    report(`a write beside ${count} listeners elsewhere`, `${elsewhere.toFixed(2)} ms`);
    report(`a write that ${count} listeners hear of`, `${concerned.toFixed(2)} ms`);
  }
  return unconcerned;
}

type Target = web.DocumentReference | web.Query;

async function whileListening<T>(
  address: string,
  count: number,
  target: (client: web.Firestore, i: number) => Target,
  work: () => Promise<T>,
): Promise<T> {
  const app = initializeApp({ projectId: 'demo-bench', apiKey: 'sample' }, `${Math.random()}`);
  const client = web.getFirestore(app);
  const [host = '', port = ''] = address.split(':');
  web.connectFirestoreEmulator(client, host, Number(port), { mockUserToken: 'owner' });
  await Promise.all(
    Array.from({ length: count }, (_, i) => {
      return new Promise<void>((resolve, reject) => {
        const listened = target(client, i);
        if (listened instanceof web.DocumentReference) web.onSnapshot(listened, () => resolve(), reject);
        else web.onSnapshot(listened, () => resolve(), reject);
      });
    }),
  );
  try {
    return await work();
  } finally {
    await deleteApp(app);
  }
}
