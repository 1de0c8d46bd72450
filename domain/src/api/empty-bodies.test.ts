import { expect, it } from 'vitest';
import { ENDPOINTS } from './endpoints.ts';

it('never asks for at least 0 characters of a text that is missing', () => {
  const messages = ENDPOINTS.flatMap(
    ({ method, path, body }) =>
      body?.safeParse({}).error?.issues.map((issue) => `${method} ${path} ${issue.message}`) ?? [],
  );
  expect(messages).toContain('POST /api/orders/{token}/cash-receipt Number must be a text');
  expect(messages.filter((message) => message.includes('at least 0 '))).toEqual([]);
});
