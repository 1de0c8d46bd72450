import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readSite } from './site.ts';

describe('readSite', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'site-'));
    writeFileSync(join(folder, 'page.json'), '{"build":"one"}');
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('reads the site from its two files', () => {
    writeFileSync(join(folder, 'app.html'), '<div id="root"></div>');
    expect(readSite(folder)).toEqual({ assets: { build: 'one' }, shell: '<div id="root"></div>' });
  });

  it('names the missing file in the error', () => {
    expect(() => readSite(folder)).toThrow(join(folder, 'app.html'));
  });
});
