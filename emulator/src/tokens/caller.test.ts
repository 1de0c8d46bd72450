import { expect, test } from 'vitest';
import { callerOf } from './caller.ts';

const token = (claims: unknown): string =>
  ['{"alg":"none"}', JSON.stringify(claims)]
    .map((part) => Buffer.from(part).toString('base64url'))
    .join('.') + '.';

test('recognizes anonymous callers, the admin, and signed-in users with their claims', () => {
  expect(callerOf(undefined)).toEqual({ kind: 'client', auth: null });
  expect(callerOf('Bearer owner')).toEqual({ kind: 'admin' });
  const claims = { sub: 'ann', admin: true, exp: 1 };
  expect(callerOf(`Bearer ${token(claims)}`)).toEqual({
    kind: 'client',
    auth: { uid: 'ann', token: claims },
  });
  expect(callerOf(`bearer ${token({ user_id: 'bob' })}`)).toMatchObject({ auth: { uid: 'bob' } });
});

test.each([
  'Bearer',
  'Bearer x',
  'Basic owner',
  'owner',
  `Bearer ${token({})}`,
  `Bearer ${token('x')}`,
  `Bearer ${token(null)}`,
])('rejects the Authorization header "%s"', (header) => {
  expect(() => callerOf(header)).toThrow(/invalid authentication credentials/);
});
