import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ALLOWED, deployedPackages, licencesDocument } from './licences.ts';
import { rootPath } from './local/paths.ts';

describe('deployed packages', () => {
  const deployed = deployedPackages();

  it('include transitive dependencies', () => {
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

  it('have permitted licences', () => {
    expect(deployed.filter(({ licence }) => !ALLOWED.test(licence))).toEqual([]);
  });

  it('are listed in docs/licences.md: run "npm run licences" after a change', () => {
    expect(readFileSync(rootPath('docs', 'licences.md'), 'utf8')).toBe(licencesDocument());
  });
});
