import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readStartOptions } from './start-options.ts';

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

describe('readStartOptions', () => {
  it('discards data by default', () => {
    expect(read()).toEqual({
      official: false,
      dataFolders: {},
      exitHint: 'Press Ctrl-C to stop. Data is discarded.',
    });
  });

  it('exports data to a folder and creates its missing parents', () => {
    const { dataFolders, exitHint } = read('--export-on-exit=kept/today');
    expect(dataFolders).toEqual({ exportTo: join(folder, 'kept', 'today') });
    expect(existsSync(join(folder, 'kept'))).toBe(true);
    expect(exitHint).toBe('Press Ctrl-C to stop. Data is saved in kept/today.');
  });

  it('imports data from an export folder', () => {
    writeExport('data');
    expect(read('--import', 'data').dataFolders).toEqual({ importFrom: join(folder, 'data') });
  });

  it('accepts a missing import folder if data is exported to the same folder', () => {
    const flags = ['--import=data', '--export-on-exit=data'];
    const data = join(folder, 'data');
    expect(read(...flags).dataFolders).toEqual({ exportTo: data });
    writeExport('data');
    expect(read(...flags).dataFolders).toEqual({ importFrom: data, exportTo: data });
  });

  it('accepts an existing export or an empty folder as export folder', () => {
    writeExport('data');
    mkdirSync(join(folder, 'empty'));
    expect(read('--export-on-exit=data').dataFolders.exportTo).toBeDefined();
    expect(read('--export-on-exit=empty').dataFolders.exportTo).toBeDefined();
  });
});

describe('readStartOptions rejects', () => {
  it.each([
    [
      'an import folder without an export',
      ['--import=data', '--export-on-exit=other'],
      /^data is not an emulator export: choose a folder/,
    ],
    [
      'an export folder with other files',
      ['--export-on-exit=.'],
      /^\. contains files .* choose a new folder/,
    ],
    ['an unknown option', ['--colour=red'], /^Unknown option in "--colour=red". Available options: --import/],
    ['a missing folder', ['--import'], /^Unknown option in "--import"/],
  ])('%s', (_, args, message) => {
    writeFileSync(join(folder, 'thesis.txt'), 'years of work');
    expect(() => read(...args)).toThrow(message);
  });
});
