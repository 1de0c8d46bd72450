import { Bytes, GeoPoint, Timestamp, vector } from 'firebase/firestore';
import { openPage } from './browser-page.ts';
import type { OpenPage } from './browser-page.ts';
import type { Client } from './client.ts';
import { PROJECT } from './emulator.ts';
import type { TestEmulator } from './emulator.ts';
import { decode, encode } from './page-codec.ts';
import type { PageWindow } from './page-client.ts';
import * as tag from './tag.ts';
import type { Identity } from './web-clients.ts';

declare const window: PageWindow;

/** The page shared by all clients of a test file. */
let opened: Promise<OpenPage> | undefined;
let count = 0;

/** Closes the page of the clients of a test file. */
export async function closeBrowser(): Promise<void> {
  await (await opened)?.close();
  opened = undefined;
}

/** Returns a client that uses `firebase/firestore` in a page of Chromium, over WebChannel. */
export async function browserConformanceClient(emulator: TestEmulator, identity: Identity): Promise<Client> {
  opened ??= openPage(`import './page-client.ts';`);
  const { page } = await opened;
  const number = (count += 1);
  await page.evaluate((args) => window.openClient(...args), [
    number,
    PROJECT,
    emulator.port,
    identity,
  ] as Parameters<PageWindow['openClient']>);

  const values: Client['values'] = {
    timestamp: (seconds, nanos) => new Timestamp(seconds, nanos),
    geoPoint: (latitude, longitude) => new GeoPoint(latitude, longitude),
    bytes: (...bytes) => Bytes.fromUint8Array(Uint8Array.from(bytes)),
    reference: (path) => ({ firestore: PROJECT, path }),
    vector: (...numbers) => vector(numbers),
  };
  // The functions of the page have the types of the client's methods.
  const inPage = <K extends Exclude<keyof Client, 'values' | 'sentinels'>>(name: K): Client[K] => {
    const call = async (...args: unknown[]): Promise<unknown> => {
      const outcome = await page.evaluate((call) => window.callClient(...call), [
        number,
        name,
        encode(args),
      ] as Parameters<PageWindow['callClient']>);
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
    snapshots: inPage('snapshots'),
    unlisten: inPage('unlisten'),
    close: inPage('close'),
  };
}
