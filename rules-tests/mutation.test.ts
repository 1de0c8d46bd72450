import { describe, expect, it } from 'vitest';
import { compileFirestoreRules, compileStorageRules } from '../emulator/src/rules/compile.ts';
import { evaluateFirestoreRules } from './in-process/evaluate-firestore-rules.ts';
import { evaluateStorageRules } from './in-process/evaluate-storage-rules.ts';
import { FIRESTORE_RULES, STORAGE_RULES } from './in-process/rules-files.ts';
import { EQUIVALENT } from './mutation/equivalents.ts';
import { mutantsOf, type Mutant } from './mutation/mutants.ts';
import { FIRESTORE_REQUESTS, STORAGE_REQUESTS, type TargetedRequest } from './mutation/requests.ts';

/** The timeout for one mutant in milliseconds. A mutant that is not detected is evaluated with every request. */
const TIMEOUT_MS = 60_000;

/** All mutants take minutes: `npm run mutants` tests each of them, `npm test` every tenth. */
const isSelected = (index: number) => process.env['MUTANTS'] === 'all' || index % 10 === 0;

/**
 * Mutation testing: each condition is weakened in turn, and at least one request of the other suites must get a
 * different result. Equivalent mutants are listed with the reason.
 */
function describeMutants<Rules, Prepared extends { readonly allowed: boolean }>(
  file: { readonly name: string; readonly text: string },
  compile: (text: string, name: string) => Rules,
  evaluate: (rules: Rules, prepared: Prepared) => boolean,
  requests: readonly TargetedRequest<Prepared>[],
  equivalent: Readonly<Record<string, string>>,
): void {
  /** Requests that detected a mutant recently are tried first, because they often detect the next one as well. */
  const recentDetectors: TargetedRequest<Prepared>[] = [];

  function isDetected({ text, affects }: Mutant): boolean {
    const rules = compile(text, file.name);
    const detects = ({ target, prepared }: TargetedRequest<Prepared>) =>
      affects.has(target) && evaluate(rules, prepared) !== prepared.allowed;
    if (recentDetectors.some(detects)) return true;
    const found = requests.find(detects);
    if (found) recentDetectors.unshift(found);
    return found !== undefined;
  }

  const mutants = mutantsOf({ fileName: file.name, text: file.text });

  describe(`mutants of ${file.name}`, () => {
    const selected = mutants.filter(({ name }, index) => name in equivalent || isSelected(index));
    it.each(selected.map((mutant) => [mutant.name, mutant] as const))(
      '%s',
      (name, mutant) => expect(isDetected(mutant)).toBe(!(name in equivalent)),
      TIMEOUT_MS,
    );

    it('include every listed equivalent mutant', () => {
      const names = new Set(mutants.map(({ name }) => name));
      const listed = Object.keys(equivalent);
      expect(listed.filter((name) => !names.has(name))).toEqual([]);
    });
  });
}

describeMutants(
  FIRESTORE_RULES,
  compileFirestoreRules,
  evaluateFirestoreRules,
  FIRESTORE_REQUESTS,
  EQUIVALENT.firestore,
);
describeMutants(
  STORAGE_RULES,
  compileStorageRules,
  evaluateStorageRules,
  STORAGE_REQUESTS,
  EQUIVALENT.storage,
);
