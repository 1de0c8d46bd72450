import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { FILE_POLICY, SECURITY_HEADERS } from '../domain/src/page/content-security-policy.ts';

const schema = z.object({
  hosting: z.object({
    headers: z.array(
      z.object({ source: z.string(), headers: z.array(z.object({ key: z.string(), value: z.string() })) }),
    ),
  }),
});
const file = resolve(import.meta.dirname, '..', 'firebase.json');
const { hosting } = schema.parse(JSON.parse(readFileSync(file, 'utf8')));

/** The headers that Hosting adds to static files; the functions set their own. */
const given = Object.fromEntries(
  hosting.headers.flatMap(({ headers }) => headers.map(({ key, value }) => [key, value])),
);

describe('static files on Hosting', () => {
  it.each(Object.entries({ ...SECURITY_HEADERS, 'Content-Security-Policy': FILE_POLICY }))(
    'have the same %s header as all other responses',
    (name, value) => {
      expect(given[name]).toBe(value);
    },
  );
});
