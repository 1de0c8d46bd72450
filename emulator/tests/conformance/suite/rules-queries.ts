import { afterAll, beforeAll, expect, test } from 'vitest';
import { firestoreRules } from '../../support/rules/firestore-requests.ts';
import type { Client } from '../../support/client.ts';
import { REST } from '../../support/clients.ts';
import type { Sdk } from '../../support/clients.ts';
import { startEmulator } from '../../support/emulator.ts';
import type { TestEmulator } from '../../support/emulator.ts';
import { clauseOf } from '../../support/filter-as-clause.ts';
import { outcomeOf } from '../../support/outcome.ts';
import { PROOFS, QUERY_RULES } from '../cases/rules/queries.ts';
import { conform } from '../conform.ts';

// Which queries of the SDKs the rules allow. Only documents that the rules access are stored, because the decision does
// not depend on the queried documents. Rules about request.time are skipped: the cases assume a fixed time.

const PROVED = PROOFS.filter(([rule]) => !rule.includes('request.time')).map(
  ([rule, filter, proved, why], i) => ({
    title: `${rule}, ${why} (${i})`,
    rule: `match /c${i}/{id} { allow list: if ${rule.replaceAll('documents/events', `documents/c${i}`)}; }`,
    query: { from: `c${i}`, ...(filter && { where: clauseOf(filter) }) },
    outcome: proved ? 'allowed' : 'permission-denied',
  }),
);

const ASKED = QUERY_RULES.map(([rule, query, allowed], i) => ({
  title: `${rule} of ${JSON.stringify(query)}`,
  rule: `match /q${i}/{id} { allow list: if ${rule}; }`,
  query: { from: `q${i}`, ...query },
  outcome: allowed ? 'allowed' : 'permission-denied',
}));

const CASES = [...PROVED, ...ASKED];

/** Defines the tests of queries that the rules can or cannot prove, with one SDK. */
export function rulesQueriesBy({ open }: Sdk): void {
  let emulator: TestEmulator;
  let client: Client;

  beforeAll(async () => {
    emulator = await startEmulator(firestoreRules(CASES.map(({ rule }) => rule).join('\n')));
    client = await open(emulator, { sub: 'visitor-1' });
    const owner = await REST.open(emulator);
    await owner.write(['set', 'members/visitor-1', {}]);
    await owner.close();
  });

  afterAll(async () => {
    await client.close();
    await emulator.close();
  });

  test.concurrent.each(CASES.map((each) => [each.title, each] as const))('%s', (title, { query, outcome }) =>
    conform(title, async () => {
      expect(await outcomeOf(client.find(query))).toBe(outcome);
    }),
  );
}
