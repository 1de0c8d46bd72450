import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import manifest from '../package.json' with { type: 'json' };
import { rootPath } from './local/paths.ts';

const README = readFileSync(rootPath('README.md'), 'utf8');
const MAX_LINES = 110;

/** Returns the paths that a pattern such as `locales/{ko,en}/terms.ts` stands for. */
function expand(pattern: string): string[] {
  const [, before = '', names, after = ''] = /^(.*?)\{(.+?)\}(.*)$/.exec(pattern) ?? [];
  return names === undefined ? [pattern] : names.split(',').map((name) => before + name + after);
}

const isPath = (text: string) => /[./]/.test(text) && !/[\s<>]/.test(text);

interface Row {
  question: string;
  /** Relative to the root. */
  paths: string[];
  /** What one of the files must contain. */
  names: string[];
}

/** A path without a folder lies in the folder of the path before it or in `domain/src`, if it is not in the root. */
function resolvePaths(texts: readonly string[]): string[] {
  let folder = '';
  return texts.filter(isPath).flatMap((text) =>
    expand(text).map((path) => {
      const found = [path, join(folder, path), join('domain/src', path)].find((candidate) =>
        existsSync(rootPath(candidate)),
      );
      if (found?.includes('/')) folder = dirname(found);
      return found ?? path;
    }),
  );
}

const section = /## Where do I change …\n(.*?)\n## /s.exec(README)?.[1] ?? '';
const rows = section
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| … '))
  .map((line): Row => {
    const [question = '', answer = ''] = line.slice(2, -2).split(' | ');
    const texts = [...answer.matchAll(/`([^`]+)`/g)].map(([, text]) => text!);
    const names = texts.filter((text) => /^\w+$/.test(text));
    return { question, paths: resolvePaths(texts), names };
  });

const contentOf = (path: string) =>
  statSync(rootPath(path)).isFile() ? readFileSync(rootPath(path), 'utf8') : '';

describe('the README', () => {
  it(`has at most ${MAX_LINES} lines`, () => {
    expect(README.trimEnd().split('\n').length).toBeLessThanOrEqual(MAX_LINES);
  });

  it('names the oldest supported versions of browsers from package.json', () => {
    const row = /^\| from version \| (.*) \|$/m.exec(README)?.[1]?.split(' | ');
    const versions = manifest.browserslist.map((entry) => entry.split(' >= ')[1]);
    expect(row?.filter((cell) => /^\d/.test(cell))).toEqual([...new Set(versions)]);
  });

  it('answers where to change a figure that the owner asks for', () => {
    expect(rows.map(({ question }) => question)).toEqual(
      expect.arrayContaining([
        'how long the answer to the age question is kept',
        'until when a cancellation is refunded in full',
        'the hour of the nightly cleanup',
        'how often a visitor may send a form or log in',
        'for how long an unpaid booking holds its seats',
      ]),
    );
  });

  it('names only files and folders that exist', () => {
    const missing = rows.flatMap(({ paths }) => paths.filter((path) => !existsSync(rootPath(path))));
    expect(missing).toEqual([]);
  });

  it('names only constants and functions that the named files contain', () => {
    const missing = rows.flatMap(({ paths, names }) =>
      names.filter(
        (name) => !paths.some((path) => existsSync(rootPath(path)) && contentOf(path).includes(name)),
      ),
    );
    expect(missing).toEqual([]);
  });
});
