import { afterEach, expect, it } from 'vitest';
import { translations } from '../../testing/translations.ts';
import { adminName } from './admin-name.ts';
import { auth } from './firebase-auth.ts';

afterEach(() => Object.assign(auth, { currentUser: null }));

it.each([
  ['own', 'You'],
  ['owner@example.com', 'owner@example.com'],
  ['other', 'barista@example.com'],
  ['deleted', 'Another admin'],
  ['system', 'System'],
])('names the admin %s as %s', (who, name) => {
  Object.assign(auth, { currentUser: { uid: 'own' } });
  const admins = [
    { uid: 'own', email: 'owner@example.com' },
    { uid: 'other', email: 'barista@example.com' },
  ];
  expect(adminName(who, admins, translations.in('en').getFixedT(null, ['admin', 'adminActivity']))).toBe(
    name,
  );
});
