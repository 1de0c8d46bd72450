import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { rootPath } from './paths.ts';
import { type Lock, lockSchema, workspaceLock } from './workspace-lock.ts';

const lockOf = (packages: Lock['packages']): Lock => ({ lockfileVersion: 3, packages });
const versionsOf = ({ packages }: Lock) =>
  Object.fromEntries(Object.entries(packages).map(([place, { version }]) => [place, version]));

describe('workspaceLock', () => {
  it('contains only the direct and transitive dependencies of the workspace', () => {
    const lock = lockOf({
      '': { dependencies: { other: '1' } },
      functions: { version: '0.1.0', dependencies: { a: '^1' }, devDependencies: { d: '^1' } },
      'node_modules/a': { version: '1.1.0', dependencies: { b: '^2' } },
      'node_modules/b': { version: '2.2.0', devDependencies: { unknown: '1' } },
      'node_modules/d': { version: '1.4.0' },
      'node_modules/other': { version: '1.0.0' },
    });
    const pruned = workspaceLock(lock, 'functions');
    expect(versionsOf(pruned)).toEqual({
      '': '0.1.0',
      'node_modules/a': '1.1.0',
      'node_modules/b': '2.2.0',
      'node_modules/d': '1.4.0',
    });
    expect(pruned.packages['']).toEqual(lock.packages['functions']);
  });

  it('keeps the version of each package in the project', () => {
    const lock = lockOf({
      functions: { dependencies: { a: '^1', b: '^1' } },
      'functions/node_modules/b': { version: '1.0.0' },
      'node_modules/a': { version: '1.0.0', dependencies: { b: '^2', c: '^1' } },
      'node_modules/a/node_modules/c': { version: '1.0.0', dependencies: { b: '^2' } },
      'node_modules/b': { version: '2.0.0' },
      'node_modules/c': { version: '9.0.0' },
    });
    const { packages } = workspaceLock(lock, 'functions');
    expect(versionsOf({ lockfileVersion: 3, packages })).toEqual({
      '': undefined,
      'node_modules/a': '1.0.0',
      'node_modules/a/node_modules/b': '2.0.0',
      'node_modules/b': '1.0.0',
      'node_modules/c': '1.0.0',
      'node_modules/c/node_modules/b': '2.0.0',
    });
  });

  it('omits optional dependencies that are not installed', () => {
    const lock = lockOf({
      functions: { dependencies: { a: '^1' } },
      'node_modules/a': {
        optionalDependencies: { linux: '1', windows: '1' },
        peerDependencies: { types: '1' },
        peerDependenciesMeta: { types: { optional: true } },
      },
      'node_modules/linux': { version: '1.0.0' },
    });
    const places = Object.keys(workspaceLock(lock, 'functions').packages);
    expect(places).toEqual(['', 'node_modules/a', 'node_modules/linux']);
  });

  it.each([
    ['an unknown workspace', {}, 'knows no workspace'],
    ['a missing package', { functions: { dependencies: { a: '1' } } }, 'has no "a"'],
    [
      'another workspace',
      { functions: { dependencies: { '@app/domain': '1' } }, 'node_modules/@app/domain': { link: true } },
      'needs the workspace "@app/domain"',
    ],
  ])('throws for %s', (_, packages, message) => {
    expect(() => workspaceLock(lockOf(packages), 'functions')).toThrow(message);
  });

  it('works for this project', () => {
    const whole = lockSchema.parse(JSON.parse(readFileSync(rootPath('package-lock.json'), 'utf8')));
    const { packages } = workspaceLock(whole, 'functions');
    expect(Object.keys(packages)).toContain('node_modules/firebase-admin');
    expect(Object.keys(packages)).toContain('node_modules/@img/sharp-linux-x64');
    expect(Object.keys(packages)).not.toContain('node_modules/react');
  });
});
