import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { rootPath, ROOT } from './local/paths.ts';

/** A Korean text next to its translation in a table outside i18next: `{ kr: '닫기', en: 'Close' }`. */
const PAIR_OF_TEXTS = /\bkr:\s*[[({]*\s*['"`][^'"`\n]*[가-힣]/;

it('keeps all texts of the site, the dashboard and the functions in the locales of i18next', () => {
  const files = execFileSync(
    'git',
    ['ls-files', '--', 'web/src/*.ts', 'web/src/*.tsx', 'functions/src/*.ts'],
    {
      cwd: ROOT,
      encoding: 'utf8',
    },
  )
    .trim()
    .split('\n')
    .filter((file) => !/\/locales\/|\.test\.|\/testing\//.test(file) && existsSync(rootPath(file)));
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((file) => PAIR_OF_TEXTS.test(readFileSync(rootPath(file), 'utf8')))).toEqual([]);
});
