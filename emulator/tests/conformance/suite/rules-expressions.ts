import { afterAll, beforeAll, expect, test } from 'vitest';
import { compileFirestoreRules } from '../../../src/rules/compile.ts';
import { firestoreRules } from '../../support/rules/firestore-requests.ts';
import type { Client, Write } from '../../support/client.ts';
import { REST } from '../../support/clients.ts';
import type { Sdk } from '../../support/clients.ts';
import { conditionFor } from '../../support/rules-condition.ts';
import { startEmulator } from '../../support/emulator.ts';
import type { TestEmulator } from '../../support/emulator.ts';
import { outcomeOf } from '../../support/outcome.ts';
import { DATA, EXPRESSIONS } from '../cases/rules/expressions.ts';
import { conform } from '../conform.ts';

// Every operator and built-in of the language, evaluated for requests of the SDKs: each case has a document that may be
// read only if the expression has the expected value.

interface Case {
  readonly title: string;
  readonly path: string;
  readonly rule: string;
  readonly outcome: 'allowed' | 'permission-denied';
}

const CASES: readonly Case[] = EXPRESSIONS.map(([expression, result], i) => {
  const condition = conditionFor(expression, result).replaceAll(/\bdata\b/g, 'resource.data');
  return {
    title: `${expression} → ${result}`,
    path: `e${i}/a/b/c`,
    rule: `match /e${i}/{rest=**} { allow get: if ${condition}; }`,
    outcome: result.startsWith('error: ') ? 'permission-denied' : 'allowed',
  };
});

function compiles({ rule }: Case): boolean {
  try {
    compileFirestoreRules(firestoreRules(rule), 'firestore.rules');
    return true;
  } catch {
    return false;
  }
}

const COMPILED = CASES.filter(compiles);
const REFUSED = CASES.filter((each) => !compiles(each));

/** Defines the tests of every operator and built-in with one SDK. */
export function rulesExpressionsBy({ open }: Sdk): void {
  let emulator: TestEmulator;
  let client: Client;

  beforeAll(async () => {
    emulator = await startEmulator(firestoreRules(COMPILED.map(({ rule }) => rule).join('\n')));
    client = await open(emulator, { sub: 'ann' });
    const owner = await REST.open(emulator);
    await owner.write(...COMPILED.map(({ path }): Write => ['set', path, DATA]));
    await owner.close();
  });

  afterAll(async () => {
    await client.close();
    await emulator.close();
  });

  test.concurrent.each(COMPILED.map((each) => [each.title, each] as const))(
    '%s',
    (title, { path, outcome }) =>
      conform(title, async () => {
        expect(await outcomeOf(client.get(path))).toBe(outcome);
      }),
  );

  test.each(REFUSED.map((each) => [each.title, each] as const))(
    '%s, reported when the rules are set',
    (title, each) =>
      conform(title, async () => {
        expect(each.outcome).toBe('permission-denied');
        expect(() => emulator.rules.setGeneral(firestoreRules(each.rule), 'firestore.rules')).toThrow(
          /^firestore\.rules:\d+:\d+/,
        );
      }),
  );
}
