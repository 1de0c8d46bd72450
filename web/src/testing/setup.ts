import { cleanup } from '@testing-library/react';
import { ageAnswerCookie } from '../age-gate/age-answer.ts';
import { afterAll, afterEach, beforeAll, expect, vi } from 'vitest';
import { openPageAt } from './page-address.ts';
import { loadTranslations } from './translations.ts';

// Tests of server code have no window.
const defaultUrl = globalThis.window?.location.href;

beforeAll(loadTranslations);

// happy-dom loads no images, but reports each as complete.
if (defaultUrl !== undefined)
  Object.defineProperty(HTMLImageElement.prototype, 'complete', { get: () => false, configurable: true });

/** Returns the ids that several elements of a view of the dashboard have: a label would belong to the wrong one. */
function repeatedIds(): string[] {
  if (defaultUrl === undefined || !expect.getState().testPath?.includes('/src/admin/')) return [];
  // antd's components have this id in tests, each of them.
  const ids = [...document.querySelectorAll('[id]:not([id="test-id"])')].map(({ id }) => id);
  return ids.filter((id, place) => ids.indexOf(id) !== place);
}

afterEach(() => {
  const repeated = repeatedIds();
  cleanup();
  if (defaultUrl === undefined) return;
  openPageAt(defaultUrl);
  localStorage.clear();
  sessionStorage.clear();
  document.cookie = ageAnswerCookie(null);
  // Scripts that a test added, and elements outside React, such as antd's hidden field that measures texts.
  document.querySelectorAll('script').forEach((script) => script.remove());
  document.body.replaceChildren();
  if (repeated.length > 0) throw new Error(`Several elements have the same id: ${repeated.join(', ')}`);
});

// A module that is loaded lazily at the end of a file would fail without its document, also for the files after it.
afterAll(() => vi.dynamicImportSettled());
