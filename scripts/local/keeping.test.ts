import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readStartOptions } from './keeping.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'a developer '));
});

afterEach(() => rmSync(folder, { recursive: true }));

const read = (...args: string[]) => readStartOptions(args, folder);

function writeExport(name: string): void {
  mkdirSync(join(folder, name));
  writeFileSync(join(folder, name, 'firebase-export-metadata.json'), '{}');
}

describe('what is entered', () => {
  it('is forgotten, unless said otherwise', () => {
    expect(read()).toEqual({
      official: false,
      keeping: {},
      farewell: 'Ctrl-C ends it, and what was entered is forgotten then.',
    });
  });

  it('is kept in a folder, below others that need not be there', () => {
    const { keeping, farewell } = read('--export-on-exit=kept/today');
    expect(keeping).toEqual({ exportTo: join(folder, 'kept', 'today') });
    expect(existsSync(join(folder, 'kept'))).toBe(true);
    expect(farewell).toBe('Ctrl-C ends it, and what was entered is kept in kept/today then.');
  });

  it('is imported from a folder in which it was kept', () => {
    writeExport('data');
    expect(read('--import', 'data').keeping).toEqual({ importFrom: join(folder, 'data') });
  });

  it('goes on from one start to the next in the same folder, which is not there at the first', () => {
    const flags = ['--import=data', '--export-on-exit=data'];
    const data = join(folder, 'data');
    expect(read(...flags).keeping).toEqual({ exportTo: data });
    writeExport('data');
    expect(read(...flags).keeping).toEqual({ importFrom: data, exportTo: data });
  });

  it('may replace what is an export, or nothing', () => {
    writeExport('data');
    mkdirSync(join(folder, 'empty'));
    expect(read('--export-on-exit=data').keeping.exportTo).toBeDefined();
    expect(read('--export-on-exit=empty').keeping.exportTo).toBeDefined();
  });
});

describe('in one sentence with the remedy it is said', () => {
  it.each([
    [
      'that there is nothing to import',
      ['--import=data', '--export-on-exit=other'],
      /^There is nothing to import in data: name a folder/,
    ],
    [
      'that something else would be lost',
      ['--export-on-exit=.'],
      /^What is in \. would be lost, .* name a new folder/,
    ],
    [
      'that an option is not known',
      ['--colour=red'],
      /^"--colour=red" is not understood: there are --import/,
    ],
    ['that an option wants a folder', ['--import'], /^"--import" is not understood/],
  ])('%s', (_, args, sentence) => {
    writeFileSync(join(folder, 'thesis.txt'), 'years of work');
    expect(() => read(...args)).toThrow(sentence);
  });
});
