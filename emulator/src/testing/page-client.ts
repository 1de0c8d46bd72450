import { initializeApp } from 'firebase/app';
import * as full from 'firebase/firestore';
import type * as lite from 'firebase/firestore/lite';
import { decode, encode } from './page-codec.ts';
import { conformanceClient } from './sdk-conformance-client.ts';
import type { WebSdk } from './sdk-conformance-client.ts';

// The script of a page that does what a test outside tells it: `browserConformanceClient`.

/** What a call came to. */
export type AnswerOfPage = { readonly answer: unknown } | { readonly code: string; readonly message: string };

/** What the script puts on `window`. */
export interface PageWindow {
  openClient(
    projectId: string,
    port: number,
    mockUserToken?: full.EmulatorMockTokenOptions | string,
  ): Promise<void>;
  /** Calls one function of the page's client, with what `encode` makes of the arguments. */
  callClient(name: string, args: unknown): Promise<AnswerOfPage>;
}

declare const window: PageWindow;

window.openClient = async (projectId, port, mockUserToken) => {
  full.setLogLevel('silent');
  const db = full.getFirestore(initializeApp({ projectId, apiKey: 'sample' }));
  full.connectFirestoreEmulator(db, '127.0.0.1', port, mockUserToken ? { mockUserToken } : {});
  // The same names mean the same in both packages.
  const sdk = { ...full, getAggregate: full.getAggregateFromServer } as unknown as WebSdk;
  const client = conformanceClient(sdk, db as unknown as lite.Firestore, () => full.terminate(db));
  const functions = client as unknown as Record<string, (...args: unknown[]) => Promise<unknown>>;
  window.callClient = async (name, args) => {
    try {
      return { answer: encode(await functions[name]?.(...(decode(args, client) as unknown[]))) };
    } catch (error) {
      const { message, code = '' } = error as { message: string; code?: string };
      return { message, code };
    }
  };
};
