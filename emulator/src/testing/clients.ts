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
  /** Opens a client that takes tags. @param identity the client's identity; the server SDK is always the owner */
  open(emulator: TestEmulator, identity?: Identity): Promise<Client>;
  /** Whether what a transaction reads is locked; the others look at their commit whether it is still so. */
  readonly locks: boolean;
  /** Its error code for INVALID_ARGUMENT. */
  readonly invalidArgument: 'invalid-argument' | 'failed-precondition';
}

/** Returns a client that decodes the tags in the arguments of its calls. */
function takingTags(client: Client): Client {
  const names = ['write', 'get', 'find', 'aggregate', 'transact', 'listen', 'heard', 'unlisten'] as const;
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
  // It reads the HTTP status alone, which is 400 for both.
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

/** firebase/firestore without a server: queries run against its own cache, Google's second implementation of them. */
export const CACHE: Pick<Sdk, 'open'> = {
  open: async (emulator) => takingTags(cacheConformanceClient(emulator)),
};
