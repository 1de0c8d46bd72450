import { expect, it } from 'vitest';
import { readEdited } from './edited.ts';
import { copyOf, datesOf, newOf } from './use-edit-address.ts';

const ID = '00000000-0000-4000-8000-000000000001';

it('reads the form that an address opens', () => {
  expect(readEdited(ID)).toEqual({ form: 'stored', id: ID });
  expect(readEdited(newOf(ID))).toEqual({ form: 'new', id: ID });
  expect(readEdited(datesOf(ID))).toEqual({ form: 'dates', id: ID });
  expect(readEdited(copyOf(ID))).toEqual({ form: 'copy', id: expect.any(String), original: ID });
});

it.each([
  'new-',
  'new-short',
  `new-${ID}-more`,
  'copy-x',
  `copy-${ID}`,
  `copy-${ID}-`,
  `copy-${ID}-a/b`,
  `copy-short-${ID}`,
  'dates-',
  'dates-..',
  '__reserved__',
  'a/b',
  '',
])('opens no form for the address %s', (edited) => {
  expect(readEdited(edited)).toEqual({ form: 'none' });
});
