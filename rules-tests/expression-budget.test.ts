import { describe, expect, it } from 'vitest';
import { compileFirestoreRules, compileStorageRules } from '../emulator/src/rules/compile.ts';
import type { FirestoreCase, Fields } from './cases/firestore-case.ts';
import { writeCase, ENTITIES, type Entity } from './differential/entities.ts';
import { allFieldChanges, applyChanges } from './differential/field-changes.ts';
import { prepareFirestoreRequest } from './in-process/evaluate-firestore-rules.ts';
import { FIRESTORE_RULES, STORAGE_RULES } from './in-process/rules-files.ts';
import { FIRESTORE_REQUESTS } from './mutation/requests.ts';

/**
 * Production denies a request that evaluates more than 1,000 expressions. Every write stays below this lower limit,
 * with arguments counted wherever a function's body uses them, to leave room for new fields and other ways of counting.
 */
const MAX_EXPRESSIONS = 750;
/** The timeout in milliseconds; thousands of requests are evaluated. */
const TIMEOUT_MS = 60_000;

/** An id that matches only the last alternative of the pattern. */
const LAST_ID = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

const ruleset = compileFirestoreRules(FIRESTORE_RULES.text, FIRESTORE_RULES.name);

type ArgumentCounting = 'once' | 'inlined';

function countExpressions(testCase: FirestoreCase, arguments_: ArgumentCounting): number {
  const { request, access } = prepareFirestoreRequest(testCase);
  const counting = { limit: Infinity, inlineArguments: arguments_ === 'inlined' };
  return ruleset.decide(request, access, counting).expressions;
}

/** Returns the most expensive valid write: every field has the valid value that takes the most expressions to check. */
function mostExpensiveWrite(entity: Entity, method: 'create' | 'update'): FirestoreCase {
  const write = (fields: Fields): FirestoreCase => {
    const testCase = writeCase(entity, fields, { method, change: 'the most expensive values' });
    const path = `${entity.collection}/${LAST_ID}`;
    return { ...testCase, path, ...(testCase.stored && { stored: { [path]: entity.before } }) };
  };
  let best = write(method === 'create' ? entity.valid : entity.before);
  let cost = countExpressions(best, 'inlined');
  for (const change of allFieldChanges(entity)) {
    if (!('value' in change) || !(change.field in entity.shapes)) continue;
    const candidate = write(applyChanges(best.written ?? {}, [change]));
    const candidateCost = candidate.allowed ? countExpressions(candidate, 'inlined') : 0;
    if (candidateCost > cost) [best, cost] = [candidate, candidateCost];
  }
  return best;
}

const WRITES = ENTITIES.flatMap((entity) =>
  (['create', 'update'] as const).map((method) => [`${method} ${entity.name}`, entity, method] as const),
);

describe('the most expensive valid write', () => {
  const table: Record<string, Record<ArgumentCounting, number>> = {};

  it.each(WRITES)(
    '%s',
    (name, entity, method) => {
      const testCase = mostExpensiveWrite(entity, method);
      table[name] = {
        once: countExpressions(testCase, 'once'),
        inlined: countExpressions(testCase, 'inlined'),
      };
      expect(prepareFirestoreRequest(testCase).allowed).toBe(true);
      expect(table[name].inlined).toBeLessThan(MAX_EXPRESSIONS);
    },
    TIMEOUT_MS,
  );

  it('is reported for each entity', () => {
    const rows = Object.entries(table).map(
      ([name, { once, inlined }]) =>
        `${name.padEnd(24)} ${String(once).padStart(6)} ${String(inlined).padStart(18)}`,
    );
    const head = `${'Expressions of 1,000'.padEnd(24)}  ${'once'.padStart(5)} ${'arguments inlined'.padStart(18)}`;
    process.stdout.write(`${[head, ...rows].join('\n')}\n`);
    expect(rows).toHaveLength(WRITES.length);
  });
});

it(
  'no request of the other suites exceeds the expression limit',
  () => {
    const counting = { limit: Infinity, inlineArguments: true };
    const worst = Math.max(
      ...FIRESTORE_REQUESTS.map(
        ({ prepared }) => ruleset.decide(prepared.request, prepared.access, counting).expressions,
      ),
    );
    expect(worst).toBeLessThan(MAX_EXPRESSIONS);
  },
  TIMEOUT_MS,
);

it('the rules compile without a warning', () => {
  expect(ruleset.warnings).toEqual([]);
  expect(compileStorageRules(STORAGE_RULES.text, STORAGE_RULES.name).warnings).toEqual([]);
});
