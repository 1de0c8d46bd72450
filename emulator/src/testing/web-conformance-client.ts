import * as full from 'firebase/firestore';
import * as lite from 'firebase/firestore/lite';
import type { Client } from './client.ts';
import type { TestEmulator } from './emulator.ts';
import { conformanceClient } from './sdk-conformance-client.ts';
import { fullClient, liteClient } from './web-clients.ts';

/** `firebase/firestore/lite` over REST. */
export function liteConformanceClient(emulator: TestEmulator): Client {
  const { db, close } = liteClient(emulator, 'owner');
  return conformanceClient(lite, db, close);
}

/** `firebase/firestore` over gRPC: Listen and Write streams. */
export function fullConformanceClient(emulator: TestEmulator): Client {
  const { db, close } = fullClient(emulator, 'owner');
  // The two packages declare the same functions on classes of their own; the names called here mean the same.
  const sdk = { ...full, getAggregate: full.getAggregateFromServer } as unknown as typeof lite;
  const liteDb = db as unknown as lite.Firestore;
  return conformanceClient(sdk, liteDb, close);
}
