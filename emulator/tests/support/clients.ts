import { adminConformanceClient } from './admin-conformance-client.ts';
import { browserConformanceClient } from './browser-conformance-client.ts';
import type { Client } from './client.ts';
import type { TestEmulator } from './emulator.ts';
import { decode } from './page-codec.ts';
import {
  cacheConformanceClient,
  fullConformanceClient,
  liteConformanceClient,
} from './web-conformance-client.ts';
import type { Identity } from './web-clients.ts';

/** An official SDK and its capabilities. */
export interface Sdk {
  /** Opens a client that accepts tags. @param identity the client's identity; the server SDK is always the owner */
  open(emulator: TestEmulator, identity?: Identity): Promise<Client>;
  /** Whether transactions lock the documents they read; otherwise they are optimistic. */
  readonly locks: boolean;
  /** The SDK's error code for INVALID_ARGUMENT. */
  readonly invalidArgument: 'invalid-argument' | 'failed-precondition';
}

/** Returns a client that decodes the tags in the arguments of its calls. */
function takingTags(client: Client): Client {
  const names = ['write', 'get', 'find', 'aggregate', 'transact', 'listen', 'snapshots', 'unlisten'] as const;
  const calls = names.map((name) => {
    const call = client[name] as (...args: unknown[]) => Promise<unknown>;
    return [name, (...args: unknown[]) => call(...(decode(args, client) as unknown[]))] as const;
  });
  return { ...client, ...Object.fromEntries(calls) };
}

/** firebase-admin, over gRPC. */
export const GRPC: Sdk = {
  open: async (emulator) => takingTags(adminConformanceClient(emulator)),
  locks: true,
  invalidArgument: 'invalid-argument',
};

/** firebase/firestore/lite. */
export const REST: Sdk = {
  open: async (emulator, identity = 'owner') => takingTags(liteConformanceClient(emulator, identity)),
  locks: false,
  // The SDK only uses the HTTP status, which is 400 for both.
  invalidArgument: 'failed-precondition',
};

/** firebase/firestore in Node, over the Listen and Write streams of gRPC. */
export const STREAMS: Sdk = {
  open: async (emulator, identity = 'owner') => takingTags(fullConformanceClient(emulator, identity)),
  locks: false,
  invalidArgument: 'invalid-argument',
};

/** firebase/firestore in Chromium. */
export const WEBCHANNEL: Sdk = {
  open: (emulator, identity = 'owner') => browserConformanceClient(emulator, identity),
  locks: false,
  invalidArgument: 'invalid-argument',
};

/** firebase/firestore with queries of its local cache, Google's second implementation of queries. */
export const CACHE: Pick<Sdk, 'open'> = {
  open: async (emulator) => takingTags(cacheConformanceClient(emulator)),
};
