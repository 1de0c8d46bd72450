import { adminConformanceClient } from './admin-conformance-client.ts';
import { browserConformanceClient } from './browser-conformance-client.ts';
import type { Client } from './client.ts';
import type { TestEmulator } from './emulator.ts';
import { fullConformanceClient, liteConformanceClient } from './web-conformance-client.ts';

type Open = (emulator: TestEmulator) => Client | Promise<Client>;

/** Every SDK that runs in Node, by name: gRPC, REST, and gRPC's streams. */
export const CLIENTS_IN_NODE: Readonly<Record<string, Open>> = {
  'firebase-admin': adminConformanceClient,
  'firebase/firestore/lite': liteConformanceClient,
  'firebase/firestore': fullConformanceClient,
};

/** And the browser's, over WebChannel. */
export const CLIENTS: Readonly<Record<string, Open>> = {
  ...CLIENTS_IN_NODE,
  'firebase/firestore in Chromium': browserConformanceClient,
};
