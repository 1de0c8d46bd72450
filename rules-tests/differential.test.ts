import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compileFirestoreRules } from '../emulator/src/rules/compile.ts';
import type { FirestoreCase } from './cases/firestore-case.ts';
import { writesOf } from './differential/documents.ts';
import { ENTITIES } from './differential/entities.ts';
import { stepCases } from './differential/steps.ts';
import { useRules } from './environment.ts';
import { firestoreQuestion, judgeFirestore } from './in-process/judge-firestore.ts';
import { FIRESTORE_RULES } from './in-process/rules-files.ts';
import { isAllowed } from './through-emulator.ts';

const ruleset = compileFirestoreRules(FIRESTORE_RULES.text, FIRESTORE_RULES.name);
const verdict = (asked: FirestoreCase): boolean => judgeFirestore(ruleset, firestoreQuestion(asked));

const RANDOM_WRITES = 2_000;
const WRITES_THROUGH_THE_EMULATOR = 200;
/** Seconds on two busy cores, with room. */
const TIME = 120_000;

describe.each(ENTITIES.map((entity) => [entity.name, entity] as const))(
  'rules and schema of a %s',
  (_, entity) => {
    const rules = useRules(`demo-rules-like-${entity.name.toLowerCase().replace(' ', '-')}`);

    it('agree about every single step from a valid one', { timeout: TIME }, () => {
      const steps = stepCases(entity);
      expect(steps.filter((asked) => verdict(asked) !== asked.allowed).map(({ name }) => name)).toEqual([]);
      // Neither verdict is the rare one, so that agreement means something.
      const accepted = steps.filter(({ allowed }) => allowed).length;
      expect(accepted).toBeGreaterThan(steps.length / 5);
      expect(accepted).toBeLessThan((steps.length * 4) / 5);
    });

    it('agree about random writes', { timeout: TIME }, () => {
      const run = fc.check(
        fc.property(writesOf(entity), (asked) => verdict(asked) === asked.allowed),
        { numRuns: RANDOM_WRITES },
      );
      expect(run.failed ? fc.defaultReportMessage(run) : 'they agree').toBe('they agree');
    });

    it('agree in the running emulator', { timeout: TIME }, async () => {
      const sample = fc.sample(writesOf(entity), WRITES_THROUGH_THE_EMULATOR).map(inItsOwnPlace);
      const documents = sample.map(({ stored }) => stored ?? {});
      await rules.given(Object.assign({}, ...documents));
      const verdicts = await Promise.all(sample.map((asked) => isAllowed(rules, asked)));
      expect(
        sample.filter(({ allowed }, index) => verdicts[index] !== allowed).map(({ name }) => name),
      ).toEqual([]);
    });
  },
);

/** The same write of another item, so that all can be asked at once. */
function inItsOwnPlace(asked: FirestoreCase): FirestoreCase {
  const path = `${asked.path.split('/')[0]}/${crypto.randomUUID()}`;
  const [before] = Object.values(asked.stored ?? {});
  return { ...asked, path, ...(before && { stored: { [path]: before } }) };
}
