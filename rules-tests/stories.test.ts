import { describe, expect, it } from 'vitest';
import { compileFirestoreRules } from '../emulator/src/rules/compile.ts';
import { STORY_CASES, STORY_CASES_WITH_FIXED_TIME } from './cases/stories.ts';
import { prepareFirestoreRequest, evaluateFirestoreRules } from './in-process/evaluate-firestore-rules.ts';
import { FIRESTORE_RULES } from './in-process/rules-files.ts';
import { describeCases } from './emulator-cases.ts';

describeCases('stories', STORY_CASES);

describe('stories at a fixed request time', () => {
  const ruleset = compileFirestoreRules(FIRESTORE_RULES.text, FIRESTORE_RULES.name);
  it.each(STORY_CASES_WITH_FIXED_TIME.map((each) => [each.name, each] as const))('%s', (_, each) => {
    expect(evaluateFirestoreRules(ruleset, prepareFirestoreRequest(each))).toBe(each.allowed);
  });
});
