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

/** Opens a client that takes tags. @param identity who it says it is; the server SDK is always the owner */
export type Open = (emulator: TestEmulator, identity?: Identity) => Promise<Client>;

/** A client whose calls make what the tags in their arguments say. */
function takingTags(client: Client): Client {
  const calls = (
    ['write', 'get', 'find', 'aggregate', 'transact', 'listen', 'heard', 'unlisten'] as const
  ).map((name) => {
    const call = client[name] as (...args: unknown[]) => Promise<unknown>;
    return [name, (...args: unknown[]) => call(...(decode(args, client) as unknown[]))] as const;
  });
  return { ...client, ...Object.fromEntries(calls) };
}

const admin: Open = async (emulator) => takingTags(adminConformanceClient(emulator));
const rest: Open = async (emulator, identity = 'owner') =>
  takingTags(liteConformanceClient(emulator, identity));
const streams: Open = async (emulator, identity = 'owner') =>
  takingTags(fullConformanceClient(emulator, identity));
const browser: Open = (emulator, identity = 'owner') => browserConformanceClient(emulator, identity);

/** Every SDK that runs in Node, by name: gRPC, REST, and gRPC's streams. */
export const CLIENTS_IN_NODE: Readonly<Record<string, Open>> = {
  'firebase-admin': admin,
  'firebase/firestore/lite': rest,
  'firebase/firestore': streams,
};

/** And the browser's, over WebChannel. */
export const CLIENTS: Readonly<Record<string, Open>> = {
  ...CLIENTS_IN_NODE,
  'firebase/firestore in Chromium': browser,
};

/** The web SDK left to itself. */
export const CACHE: Readonly<Record<string, Open>> = {
  'the cache of firebase/firestore': async (emulator) => takingTags(cacheConformanceClient(emulator)),
};

/** Those that can listen: REST cannot. */
export const LISTENING_CLIENTS: Readonly<Record<string, Open>> = {
  'firebase-admin': admin,
  'firebase/firestore': streams,
  'firebase/firestore in Chromium': browser,
};

/** Those that the rules are asked about. */
export const WEB_CLIENTS: Readonly<Record<string, Open>> = {
  'firebase/firestore/lite': rest,
  'firebase/firestore': streams,
  'firebase/firestore in Chromium': browser,
};
