import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Client, QuerySpec } from '../../support/client.ts';
import { REST } from '../../support/clients.ts';
import type { Sdk } from '../../support/clients.ts';
import { startEmulator } from '../../support/emulator.ts';
import type { TestEmulator } from '../../support/emulator.ts';
import { LISTENING_CASES } from '../cases/listening.ts';
import { conform, within } from '../conform.ts';

/** Returns the ids that remain in the listener's result after these changes, such as `+a ~b -c`. */
function inView(changes: readonly string[]): string[] {
  const ids = new Set<string>();
  for (const change of changes.flatMap((text) => text.split(' '))) {
    if (change.startsWith('+')) ids.add(change.slice(1));
    if (change.startsWith('-')) ids.delete(change.slice(1));
  }
  return [...ids].toSorted();
}

/** Defines the tests of listeners with one SDK. */
export function listeningBy({ open }: Sdk): void {
  let emulator: TestEmulator;
  let client: Client;
  let writer: Client;

  beforeAll(async () => {
    emulator = await startEmulator();
    client = await open(emulator);
    writer = await REST.open(emulator);
  });

  afterAll(async () => {
    await client.close();
    await writer.close();
    await emulator.close();
  });

  test.concurrent.each(LISTENING_CASES.map((each) => [each.title, each] as const))('%s', (title, each) =>
    conform(title, async () => {
      const { target, first, changes } = each;
      const collection = `listening to ${title}`;
      const before = ['a', 'b', 'c'].map((id, i) => ['set', id, { n: i + 1 }] as const);
      await writer.write(...before.map((write) => within(collection, write)));
      const watched =
        'document' in target
          ? { document: `${collection}/${target.document}` }
          : ({ from: collection, ...target } satisfies QuerySpec);
      const expected = [first];
      await client.listen(title, watched);
      expect(await client.snapshots(title, 1)).toEqual(expected);
      for (const [writes, snapshot] of changes) {
        await writer.write(...writes.map((write) => within(collection, write)));
        if (snapshot === undefined) continue;
        expected.push(snapshot);
        expect(await client.snapshots(title, expected.length)).toEqual(expected);
      }
      await client.unlisten(title);
      const found = 'from' in watched ? await writer.find(watched) : [];
      expect(inView(expected)).toEqual(found.toSorted());
    }),
  );
}
