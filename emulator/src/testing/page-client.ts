import { initializeApp } from 'firebase/app';
import * as full from 'firebase/firestore';
import type * as lite from 'firebase/firestore/lite';
import type { Client } from './client.ts';
import { decode, encode } from './page-codec.ts';
import { conformanceClient } from './sdk-conformance-client.ts';

// The script of a page that does what a test outside tells it: `browserConformanceClient`.

/** Calls one function of the page's client, with what `encode` makes of the arguments. */
export type CallInPage = (name: keyof Client, args: unknown) => Promise<unknown>;

/** What the script puts on `window`. */
export interface PageWindow {
  openClient(projectId: string, port: number): void;
  callClient: CallInPage;
}

declare const window: PageWindow;

window.openClient = (projectId, port) => {
  full.setLogLevel('silent');
  const db = full.getFirestore(initializeApp({ projectId, apiKey: 'sample' }));
  full.connectFirestoreEmulator(db, '127.0.0.1', port, { mockUserToken: 'owner' });
  // The same names mean the same in both packages.
  const sdk = { ...full, getAggregate: full.getAggregateFromServer } as unknown as typeof lite;
  const client = conformanceClient(sdk, db as unknown as lite.Firestore, () => full.terminate(db));
  const functions = client as unknown as Record<string, (...args: unknown[]) => Promise<unknown>>;
  window.callClient = async (name, args) =>
    encode(await functions[name]?.(...(decode(args, client) as unknown[])));
};
