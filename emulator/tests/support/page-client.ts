import { deleteApp, initializeApp } from 'firebase/app';
import * as full from 'firebase/firestore';
import type * as lite from 'firebase/firestore/lite';
import type { Client } from './client.ts';
import { decode, encode } from './page-codec.ts';
import { conformanceClient } from './sdk-conformance-client.ts';
import type { WebSdk } from './sdk-conformance-client.ts';

// The script of a page that executes the calls of tests, sent by `browserConformanceClient`.

/** The result or error of a call. */
type PageResult = { readonly answer: unknown } | { readonly code: string; readonly message: string };

/** The functions that the script adds to `window`; clients are identified by numbers. */
export interface PageWindow {
  openClient(
    client: number,
    projectId: string,
    port: number,
    mockUserToken?: full.EmulatorMockTokenOptions | string,
  ): Promise<void>;
  /** Calls one method of a client with arguments encoded by `encode`. */
  callClient(client: number, name: string, args: unknown): Promise<PageResult>;
}

declare const window: PageWindow;

const clients = new Map<number, Client>();

window.openClient = async (number, projectId, port, mockUserToken) => {
  full.setLogLevel('silent');
  const app = initializeApp({ projectId, apiKey: 'sample' }, String(number));
  const db = full.getFirestore(app);
  full.connectFirestoreEmulator(db, '127.0.0.1', port, mockUserToken ? { mockUserToken } : {});
  // The functions used here are the same in both packages.
  const sdk = { ...full, getAggregate: full.getAggregateFromServer } as unknown as WebSdk;
  clients.set(
    number,
    conformanceClient(sdk, db as unknown as lite.Firestore, () => deleteApp(app)),
  );
};

window.callClient = async (number, name, args) => {
  const client = clients.get(number);
  if (!client) throw new Error(`There is no client ${number}.`);
  const functions = client as unknown as Record<string, (...args: unknown[]) => Promise<unknown>>;
  try {
    return { answer: encode(await functions[name]?.(...(decode(args, client) as unknown[]))) };
  } catch (error) {
    const { message, code = '' } = error as { message: string; code?: string };
    return { message, code };
  }
};
