import { expect, it } from 'vitest';
import { telephoneUrl } from './telephone.ts';

it.each([
  ['02-0000-0000', 'tel:+82-2-0000-0000'],
  ['063-000-0003', 'tel:+82-63-000-0003'],
  // A number of the whole country has no area code.
  ['1500-0000', 'tel:1500-0000'],
  ['+82-2-0000-0000', 'tel:+82-2-0000-0000'],
])('the URL that calls %s works abroad', (phone, url) => {
  expect(telephoneUrl(phone)).toBe(url);
});
