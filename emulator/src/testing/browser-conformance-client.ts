import { Bytes, GeoPoint, Timestamp, vector } from 'firebase/firestore';
import { openPage } from './browser-page.ts';
import type { Client } from './client.ts';
import { PROJECT } from './emulator.ts';
import type { TestEmulator } from './emulator.ts';
import { Tag, decode, encode } from './page-codec.ts';
import type { PageWindow } from './page-client.ts';

declare const window: PageWindow;

const sentinel =
  (name: keyof Client['sentinels']) =>
  (...args: unknown[]): Tag =>
    new Tag('sentinels', name, ...args);

/** `firebase/firestore` in a page of Chromium, over WebChannel: every call is made there. */
export async function browserConformanceClient(emulator: TestEmulator): Promise<Client> {
  const { page, close } = await openPage(`import './page-client.ts';`);
  await page.evaluate(([project, port]) => window.openClient(project, port), [
    PROJECT,
    emulator.port,
  ] as const);

  const values: Client['values'] = {
    timestamp: (seconds, nanos) => new Timestamp(seconds, nanos),
    geoPoint: (latitude, longitude) => new GeoPoint(latitude, longitude),
    bytes: (...bytes) => Bytes.fromUint8Array(Uint8Array.from(bytes)),
    reference: (path) => ({ firestore: PROJECT, path }),
    vector: (...numbers) => vector(numbers),
  };
  const sentinels: Client['sentinels'] = {
    increment: sentinel('increment'),
    arrayUnion: sentinel('arrayUnion'),
    arrayRemove: sentinel('arrayRemove'),
    serverTimestamp: sentinel('serverTimestamp'),
    deleteField: sentinel('deleteField'),
  };
  const call =
    <K extends keyof Client>(name: K) =>
    async (...args: unknown[]): Promise<unknown> => {
      const answer = await page.evaluate(([name, args]) => window.callClient(name, args), [
        name,
        encode(args),
      ] as const);
      return decode(answer, { values, sentinels });
    };
  // The page's functions have the very types of the client they belong to.
  const inPage = <K extends 'set' | 'setAll' | 'update' | 'remove' | 'get' | 'find' | 'aggregate' | 'addOne'>(
    name: K,
  ): Client[K] => call(name) as unknown as Client[K];

  return {
    sentinels,
    values,
    set: inPage('set'),
    setAll: inPage('setAll'),
    update: inPage('update'),
    remove: inPage('remove'),
    get: inPage('get'),
    find: inPage('find'),
    aggregate: inPage('aggregate'),
    addOne: inPage('addOne'),
    async close() {
      await call('close')();
      await close();
    },
  };
}
