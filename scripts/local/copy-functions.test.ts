import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { copyFunctions } from './emulators.ts';
import { rootPath } from './paths.ts';

const NAME = 'copy-functions-test';

it('a run keeps the functions of its start when they are built again', () => {
  const source = mkdtempSync(join(tmpdir(), 'functions-'));
  const write = (file: string, content: string) => {
    mkdirSync(dirname(join(source, file)), { recursive: true });
    writeFileSync(join(source, file), content);
  };
  for (const file of ['package.json', 'dist/index.cjs', 'dist/renderer/server.js', '.env', 'src/index.ts'])
    write(file, 'first');
  const copy = rootPath(copyFunctions(NAME, source));
  onTestFinished(() => {
    for (const folder of [source, dirname(copy)]) rmSync(folder, { recursive: true });
  });
  write('dist/renderer/server.js', 'second');
  expect(readFileSync(join(copy, 'dist', 'renderer', 'server.js'), 'utf8')).toBe('first');
  expect(readdirSync(copy).toSorted()).toEqual(['.env', 'dist', 'package.json']);

  write('dist/index.cjs', 'second');
  rmSync(join(source, '.env'));
  copyFunctions(NAME, source);
  expect(readFileSync(join(copy, 'dist', 'index.cjs'), 'utf8')).toBe('second');
  expect(readdirSync(copy).toSorted()).toEqual(['dist', 'package.json']);
});
