import fc from 'fast-check';
import { expect, it } from 'vitest';
import { credentialsSchema } from '@app/domain/admin/credentials-schema.ts';
import { missingCredentials } from './sign-in-form.tsx';

it('reports a blank username as missing but accepts a blank password', () => {
  expect(missingCredentials({ username: '  ', password: '' })).toEqual({
    username: 'missing',
    password: 'missing',
  });
  expect(missingCredentials({ username: ' admin ', password: ' ' })).toEqual({});
});

it('reports the same missing fields as the API schema', () => {
  const typed = fc.oneof(fc.constantFrom('', ' ', '\t\u3000'), fc.string({ unit: 'binary' }));
  fc.assert(
    fc.property(fc.record({ username: typed, password: typed }), (values) => {
      const refused = credentialsSchema.safeParse(values).error?.issues.map(({ path }) => path[0]) ?? [];
      expect(Object.keys(missingCredentials(values))).toEqual(refused);
    }),
  );
});
