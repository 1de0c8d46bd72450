import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compileFirestoreRules } from '../emulator/src/rules/compile.ts';
import type { FirestoreCase } from './cases/firestore-case.ts';
import { arbitraryWrites } from './differential/arbitrary-writes.ts';
import { ENTITIES } from './differential/entities.ts';
import { fieldChangeCases } from './differential/field-changes.ts';
import { useRules } from './environment.ts';
import { prepareFirestoreRequest, evaluateFirestoreRules } from './in-process/evaluate-firestore-rules.ts';
import { FIRESTORE_RULES } from './in-process/rules-files.ts';
import { isAllowed } from './emulator-cases.ts';

const ruleset = compileFirestoreRules(FIRESTORE_RULES.text, FIRESTORE_RULES.name);
const isAllowedInProcess = (testCase: FirestoreCase): boolean =>
  evaluateFirestoreRules(ruleset, prepareFirestoreRequest(testCase));

const RANDOM_WRITES = 2_000;
const EMULATOR_WRITES = 200;
/** The timeout in milliseconds; the tests take seconds on two busy cores. */
const TIMEOUT_MS = 120_000;

describe.each(ENTITIES.map((entity) => [entity.name, entity] as const))(
  'rules and schema of %s',
  (_, entity) => {
    const rules = useRules(`demo-rules-like-${entity.name.toLowerCase().replace(' ', '-')}`);

    it('agree about every single-field change of a valid item', { timeout: TIMEOUT_MS }, () => {
      const cases = fieldChangeCases(entity);
      expect(
        cases.filter((testCase) => isAllowedInProcess(testCase) !== testCase.allowed).map(({ name }) => name),
      ).toEqual([]);
      // Both outcomes are common, so that agreement is meaningful.
      const accepted = cases.filter(({ allowed }) => allowed).length;
      expect(accepted).toBeGreaterThan(cases.length / 5);
      expect(accepted).toBeLessThan((cases.length * 4) / 5);
    });

    it('agree about random writes in process', { timeout: TIMEOUT_MS }, () => {
      const run = fc.check(
        fc.property(arbitraryWrites(entity), (testCase) => isAllowedInProcess(testCase) === testCase.allowed),
        { numRuns: RANDOM_WRITES },
      );
      expect(run.failed ? fc.defaultReportMessage(run) : 'they agree').toBe('they agree');
    });

    it('agree about random writes in the emulator', { timeout: TIMEOUT_MS }, async () => {
      const sample = fc.sample(arbitraryWrites(entity), EMULATOR_WRITES).map(withUniquePath);
      const documents = sample.map(({ stored }) => stored ?? {});
      await rules.setDocuments(Object.assign({}, ...documents));
      const verdicts = await Promise.all(sample.map((testCase) => isAllowed(rules, testCase)));
      expect(
        sample.filter(({ allowed }, index) => verdicts[index] !== allowed).map(({ name }) => name),
      ).toEqual([]);
    });
  },
);

/** Returns the same write for a new id, so that all writes can run concurrently. */
function withUniquePath(testCase: FirestoreCase): FirestoreCase {
  const path = `${testCase.path.split('/')[0]}/${crypto.randomUUID()}`;
  const [before] = Object.values(testCase.stored ?? {});
  return { ...testCase, path, ...(before && { stored: { [path]: before } }) };
}
