import { adminConformanceClient } from './admin-conformance-client.ts';
import type { Client } from './client.ts';
import type { TestEmulator } from './emulator.ts';
import { fullConformanceClient, liteConformanceClient } from './web-conformance-client.ts';

/** Every SDK that runs in Node, by name. The browser's is tested in `conformance/browser.test.ts`. */
export const CLIENTS: Readonly<Record<string, (emulator: TestEmulator) => Client>> = {
  'firebase-admin': adminConformanceClient,
  'firebase/firestore/lite': liteConformanceClient,
  'firebase/firestore': fullConformanceClient,
};
