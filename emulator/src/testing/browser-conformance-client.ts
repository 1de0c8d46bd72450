import { Bytes, GeoPoint, Timestamp, vector } from 'firebase/firestore';
import { openPage } from './browser-page.ts';
import type { Client } from './client.ts';
import { PROJECT } from './emulator.ts';
import type { TestEmulator } from './emulator.ts';
import { decode, encode } from './page-codec.ts';
import type { PageWindow } from './page-client.ts';
import * as tag from './tag.ts';
import type { Identity } from './web-clients.ts';

declare const window: PageWindow;

/** `firebase/firestore` in a page of Chromium, over WebChannel: every call is made there. */
export async function browserConformanceClient(emulator: TestEmulator, identity: Identity): Promise<Client> {
  const { page, close } = await openPage(`import './page-client.ts';`);
  await page.evaluate(([project, port, identity]) => window.openClient(project, port, identity), [
    PROJECT,
    emulator.port,
    identity,
  ] as const);

  const values: Client['values'] = {
    timestamp: (seconds, nanos) => new Timestamp(seconds, nanos),
    geoPoint: (latitude, longitude) => new GeoPoint(latitude, longitude),
    bytes: (...bytes) => Bytes.fromUint8Array(Uint8Array.from(bytes)),
    reference: (path) => ({ firestore: PROJECT, path }),
    vector: (...numbers) => vector(numbers),
  };
  // The page's functions have the very types of the client they belong to.
  const inPage = <K extends Exclude<keyof Client, 'values' | 'sentinels'>>(name: K): Client[K] => {
    const call = async (...args: unknown[]): Promise<unknown> => {
      const outcome = await page.evaluate(([name, args]) => window.callClient(name, args), [
        name,
        encode(args),
      ] as const);
      if ('answer' in outcome) return decode(outcome.answer, { values, sentinels: tag });
      throw Object.assign(new Error(outcome.message), { code: outcome.code });
    };
    return call as unknown as Client[K];
  };

  return {
    sentinels: tag,
    values,
    write: inPage('write'),
    get: inPage('get'),
    find: inPage('find'),
    aggregate: inPage('aggregate'),
    transact: inPage('transact'),
    listen: inPage('listen'),
    heard: inPage('heard'),
    unlisten: inPage('unlisten'),
    async close() {
      await inPage('close')();
      await close();
    },
  };
}
