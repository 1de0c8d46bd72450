import { describe, expect, it } from 'vitest';
import { compileFirestoreRules, compileStorageRules } from '../emulator/src/rules/compile.ts';
import type { FirestoreCase, Fields } from './cases/firestore-case.ts';
import { writing, ENTITIES, type Entity } from './differential/entities.ts';
import { allSteps, applied } from './differential/steps.ts';
import { firestoreQuestion } from './in-process/judge-firestore.ts';
import { FIRESTORE_RULES, STORAGE_RULES } from './in-process/rules-files.ts';
import { FIRESTORE_QUESTIONS } from './mutation/questions.ts';

/**
 * Production denies a request that evaluates more than 1,000 expressions. A write stays below this many, with arguments
 * counted wherever a function's body uses them, so that neither a new field nor another way of counting comes near.
 */
const MOST = 600;
/** Milliseconds on a busy machine: some thousand requests are judged. */
const TIME = 60_000;

/** The id that fails every alternative of the pattern but the last. */
const LAST_ID = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

const ruleset = compileFirestoreRules(FIRESTORE_RULES.text, FIRESTORE_RULES.name);

type Counting = 'once' | 'inlined';

function costOf(asked: FirestoreCase, arguments_: Counting): number {
  const { request, access } = firestoreQuestion(asked);
  const counting = { limit: Infinity, inlineArguments: arguments_ === 'inlined' };
  return ruleset.decide(request, access, counting).expressions;
}

/** A valid write that costs as much as one can: every field with the valid value that is most work to check. */
function costliest(entity: Entity, method: 'create' | 'update'): FirestoreCase {
  const write = (fields: Fields): FirestoreCase => {
    const asked = writing(entity, fields, { method, change: 'every field that costs' });
    const path = `${entity.collection}/${LAST_ID}`;
    return { ...asked, path, ...(asked.stored && { stored: { [path]: entity.before } }) };
  };
  let best = write(method === 'create' ? entity.valid : entity.before);
  let cost = costOf(best, 'inlined');
  for (const step of allSteps(entity)) {
    if (!('value' in step) || !(step.field in entity.shapes)) continue;
    const candidate = write(applied(best.written ?? {}, [step]));
    const its = candidate.allowed ? costOf(candidate, 'inlined') : 0;
    if (its > cost) [best, cost] = [candidate, its];
  }
  return best;
}

const WRITES = ENTITIES.flatMap((entity) =>
  (['create', 'update'] as const).map((method) => [`${method} ${entity.name}`, entity, method] as const),
);

describe('a valid write that costs as much as one can', () => {
  const table: Record<string, Record<Counting, number>> = {};

  it.each(WRITES)(
    '%s',
    (name, entity, method) => {
      const asked = costliest(entity, method);
      table[name] = { once: costOf(asked, 'once'), inlined: costOf(asked, 'inlined') };
      expect(firestoreQuestion(asked).allowed).toBe(true);
      expect(table[name].inlined).toBeLessThan(MOST);
    },
    TIME,
  );

  it('is printed for each entity', () => {
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
  'no request of the other suites, allowed or not, costs as much',
  () => {
    const counting = { limit: Infinity, inlineArguments: true };
    const worst = Math.max(
      ...FIRESTORE_QUESTIONS.map(
        ({ question }) => ruleset.decide(question.request, question.access, counting).expressions,
      ),
    );
    expect(worst).toBeLessThan(MOST);
  },
  TIME,
);

it('the rules compile without a warning', () => {
  expect(ruleset.warnings).toEqual([]);
  expect(compileStorageRules(STORAGE_RULES.text, STORAGE_RULES.name).warnings).toEqual([]);
});
