import { afterEach, expect, it, vi } from 'vitest';
import en from '../i18n/locales/en/submission.ts';
import { submissionFailureDetail } from './submission-failure.ts';

const t = ((key: keyof typeof en) => en[key]) as Parameters<typeof submissionFailureDetail>[1];

afterEach(() => vi.restoreAllMocks());

it.each([
  [false, 'You are offline. What you typed is still here.'],
  [true, 'What you typed is still here.'],
])('says that the browser has no connection only then (online: %s)', (isOnline, detail) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  expect(submissionFailureDetail(new TypeError('Failed to fetch'), t)).toEqual({ detail });
});
