import { afterEach, expect, it } from 'vitest';
import { translations } from '../../testing/translations.ts';
import { adminName } from './admin-name.ts';
import { auth } from './firebase-auth.ts';

afterEach(() => Object.assign(auth, { currentUser: null }));

it.each([
  ['own', 'You'],
  ['owner@example.com', 'owner@example.com'],
  ['kTq3b9', 'Another admin'],
  ['system', 'System'],
])('names the admin %s as %s', (who, name) => {
  Object.assign(auth, { currentUser: { uid: 'own' } });
  expect(adminName(who, translations.in('en').getFixedT(null, ['admin', 'adminActivity']))).toBe(name);
});
