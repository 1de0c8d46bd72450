import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { buildId } from './build-id.ts';

it('is the same after a change to a test, and another after a change to a source file', () => {
  const root = mkdtempSync(join(tmpdir(), 'build-id-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const folder of ['web/src', 'domain/src']) mkdirSync(join(root, folder), { recursive: true });
  const write = (file: string, text: string) => writeFileSync(join(root, file), text);
  write('package-lock.json', '{}');
  write('web/src/page.tsx', 'first');
  const before = buildId(root);
  write('web/src/page.test.tsx', 'a test');
  expect(buildId(root)).toBe(before);
  write('web/src/page.tsx', 'second');
  expect(buildId(root)).not.toBe(before);
});
