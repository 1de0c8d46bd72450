import * as full from 'firebase/firestore';
import * as lite from 'firebase/firestore/lite';
import type { Client } from './client.ts';
import type { TestEmulator } from './emulator.ts';
import { conformanceClient } from './sdk-conformance-client.ts';
import type { WebSdk } from './sdk-conformance-client.ts';
import { fullClient, liteClient } from './web-clients.ts';
import type { Identity } from './web-clients.ts';

/** `firebase/firestore/lite` over REST. */
export function liteConformanceClient(emulator: TestEmulator, identity: Identity): Client {
  const { db, close } = liteClient(emulator, identity);
  return conformanceClient(lite, db, close);
}

/** `firebase/firestore` over gRPC: Listen and Write streams. */
export function fullConformanceClient(emulator: TestEmulator, identity: Identity): Client {
  const { db, close } = fullClient(emulator, identity);
  return fromFull({ getAggregate: full.getAggregateFromServer }, db, close);
}

/** `firebase/firestore` querying its own cache: no query reaches the emulator. */
export function cacheConformanceClient(emulator: TestEmulator): Client {
  const { db, close } = fullClient(emulator, 'owner');
  return fromFull({ getDocs: full.getDocsFromCache }, db, close);
}

/** The two packages declare the same functions with different classes. */
function fromFull(changes: object, db: full.Firestore, close: () => Promise<void>): Client {
  return conformanceClient(
    { ...full, ...changes } as unknown as WebSdk,
    db as unknown as lite.Firestore,
    close,
  );
}
