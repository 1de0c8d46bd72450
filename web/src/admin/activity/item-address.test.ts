import { expect, it } from 'vitest';
import { itemAddress } from './item-address.ts';

const ITEM = '7d9c1d54-3a52-4b8e-9a3c-2f7f3f2f0a11';

it.each([
  ['products', {}, `/admin?tab=products&edit=${ITEM}`],
  ['bookings', {}, '/admin?tab=bookings&q=E4G-ZZ6'],
  ['contacts', { email: 'kim@example.com' }, '/admin?tab=contacts&q=kim%40example.com'],
  ['newsletterSubscriptions', { email: 'kim@example.com' }, '/admin?tab=newsletter&q=kim%40example.com'],
  ['mail', { to: 'kim@example.com' }, '/admin?tab=mail&q=kim%40example.com'],
  // It is not known yet, or no longer exists.
  ['contacts', undefined, null],
  ['products', undefined, null],
  ['adminSessions', {}, null],
] as const)('shows a changed item of %s stored as %j at %s', (collection, stored, address) => {
  expect(itemAddress({ collection, item: ITEM }, stored)).toBe(address);
});
