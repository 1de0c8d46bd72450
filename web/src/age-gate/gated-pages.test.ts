import { expect, it } from 'vitest';
import { isGated } from './gated-pages.ts';

it.each(['/privacy', '/en/terms', '/age-policy', '/contact', '/PRIVACY'])(
  'does not cover %s with the age question',
  (path) => {
    expect(isGated(path)).toBe(false);
  },
);

it.each(['/', '/en', '/coffee', '/privacy-of-others'])('covers %s with the age question', (path) => {
  expect(isGated(path)).toBe(true);
});
