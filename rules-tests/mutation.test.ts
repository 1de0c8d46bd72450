import { describe, expect, it } from 'vitest';
import { compileFirestoreRules, compileStorageRules } from '../emulator/src/rules/compile.ts';
import { judgeFirestore } from './in-process/judge-firestore.ts';
import { judgeStorage } from './in-process/judge-storage.ts';
import { FIRESTORE_RULES, STORAGE_RULES } from './in-process/rules-files.ts';
import { EQUIVALENT } from './mutation/equivalents.ts';
import { mutantsOf, type Mutant } from './mutation/mutants.ts';
import { FIRESTORE_QUESTIONS, STORAGE_QUESTIONS, type Asked } from './mutation/questions.ts';

/** Milliseconds for one mutant on a busy machine: one that nobody notices is asked everything. */
const TIME = 60_000;

/**
 * Every condition is weakened in turn, and what the other suites ask is asked of the weakened rules: somebody must
 * notice. A mutant that nobody can notice is listed with the reason.
 */
function describeMutants<Rules, Question extends { readonly allowed: boolean }>(
  file: { readonly name: string; readonly text: string },
  compile: (text: string, name: string) => Rules,
  judge: (rules: Rules, question: Question) => boolean,
  asked: readonly Asked<Question>[],
  equivalent: Readonly<Record<string, string>>,
): void {
  /** What noticed a mutant is likely to notice the next one as well. */
  const sharpest: Asked<Question>[] = [];

  function isNoticed({ text, touches }: Mutant): boolean {
    const rules = compile(text, file.name);
    const notices = ({ about, question }: Asked<Question>) =>
      touches.has(about) && judge(rules, question) !== question.allowed;
    if (sharpest.some(notices)) return true;
    const found = asked.find(notices);
    if (found) sharpest.unshift(found);
    return found !== undefined;
  }

  const mutants = mutantsOf({ fileName: file.name, text: file.text });

  describe(`the mutants of ${file.name}`, () => {
    it.each(mutants.map((mutant) => [mutant.name, mutant] as const))(
      '%s',
      (name, mutant) => expect(isNoticed(mutant)).toBe(!(name in equivalent)),
      TIME,
    );

    it('are all that the list of equivalent ones names', () => {
      const names = new Set(mutants.map(({ name }) => name));
      const listed = Object.keys(equivalent);
      expect(listed.filter((name) => !names.has(name))).toEqual([]);
    });
  });
}

describeMutants(
  FIRESTORE_RULES,
  compileFirestoreRules,
  judgeFirestore,
  FIRESTORE_QUESTIONS,
  EQUIVALENT.firestore,
);
describeMutants(STORAGE_RULES, compileStorageRules, judgeStorage, STORAGE_QUESTIONS, EQUIVALENT.storage);
