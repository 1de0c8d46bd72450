import { describe, expect, it } from 'vitest';
import { compileFirestoreRules } from '../emulator/src/rules/compile.ts';
import { STORY_CASES, STORY_CASES_AT_THE_MOMENT } from './cases/stories.ts';
import { firestoreQuestion, judgeFirestore } from './in-process/judge-firestore.ts';
import { FIRESTORE_RULES } from './in-process/rules-files.ts';
import { describeCases } from './through-emulator.ts';

describeCases('stories', STORY_CASES);

describe('with a clock that stands still', () => {
  const ruleset = compileFirestoreRules(FIRESTORE_RULES.text, FIRESTORE_RULES.name);
  it.each(STORY_CASES_AT_THE_MOMENT.map((each) => [each.name, each] as const))('%s', (_, each) => {
    expect(judgeFirestore(ruleset, firestoreQuestion(each))).toBe(each.allowed);
  });
});
