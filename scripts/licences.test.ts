import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ALLOWED, deployedPackages, licencesDocument } from './licences.ts';
import { rootPath } from './local/paths.ts';

describe('what is deployed', () => {
  const deployed = deployedPackages();

  it('is known down to what its packages need', () => {
    const names = deployed.map(({ name }) => name);
    for (const name of [
      'react',
      'scheduler',
      'antd',
      'hono',
      'firebase-admin',
      '@google-cloud/firestore',
      'sharp',
    ])
      expect(names).toContain(name);
    for (const name of ['vitest', 'playwright', 'vite', 'typescript']) expect(names).not.toContain(name);
  });

  it('may be deployed by its licences', () => {
    expect(deployed.filter(({ licence }) => !ALLOWED.test(licence))).toEqual([]);
  });

  it('is listed in docs/licences.md: run "npm run licences" after a change', () => {
    expect(readFileSync(rootPath('docs', 'licences.md'), 'utf8')).toBe(licencesDocument());
  });
});
