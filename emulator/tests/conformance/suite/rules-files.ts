import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Client, Write } from '../../support/client.ts';
import { REST } from '../../support/clients.ts';
import type { Sdk } from '../../support/clients.ts';
import { startEmulator } from '../../support/emulator.ts';
import type { TestEmulator } from '../../support/emulator.ts';
import { outcomeOf } from '../../support/outcome.ts';
import { RULES_FILE_CASES } from '../cases/rules/language.ts';
import type { Ask, RulesFileCase } from '../cases/rules/language.ts';
import { rulesFile } from '../cases/rules/rules-file.ts';
import { conform } from '../conform.ts';

// Complete rules files, loaded sequentially and evaluated for requests of the SDKs.

const STORED: readonly Write[] = ['x', 'y'].map((id) => ['set', `there/${id}`, { n: 1 }]);

const CALLS: Readonly<Record<Ask[0], (client: Client, path: string) => Promise<unknown>>> = {
  get: (client, path) => client.get(path),
  list: (client, path) => client.find({ from: path }),
  create: (client, path) => client.write(['set', path, { n: 5 }]),
  update: (client, path) => client.write(['update', path, { n: 5 }]),
  delete: (client, path) => client.write(['delete', path]),
};

/** Defines the tests of complete rules files with one SDK. */
export function rulesFilesBy({ open }: Sdk): void {
  let emulator: TestEmulator;
  let client: Client;
  let owner: Client;

  beforeAll(async () => {
    emulator = await startEmulator();
    client = await open(emulator, { sub: 'ann', role: 'editor' });
    owner = await REST.open(emulator);
  });

  afterAll(async () => {
    await client.close();
    await owner.close();
    await emulator.close();
  });

  const set = ({ rules, version = 2 }: RulesFileCase): void =>
    emulator.rules.setGeneral(rulesFile(rules, version), 'firestore.rules');

  test.each(
    RULES_FILE_CASES.filter(({ refused }) => refused === undefined).map(
      (each) => [each.title, each] as const,
    ),
  )('%s', (title, each) =>
    conform(title, async () => {
      set(each);
      const outcomes: Ask[] = [];
      for (const [method, path] of each.asks) {
        await owner.write(...STORED, ['delete', 'new/a']);
        const outcome = await outcomeOf(CALLS[method](client, path));
        outcomes.push([method, path, outcome === 'allowed']);
      }
      expect(outcomes).toEqual(each.asks);
    }),
  );

  test.each(
    RULES_FILE_CASES.flatMap((each) => (each.refused ? [[each.title, each, each.refused] as const] : [])),
  )('%s', (title, each, refused) =>
    conform(title, () => {
      expect(() => set(each)).toThrow(refused);
    }),
  );
}
