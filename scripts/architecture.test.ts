import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { rootPath } from './local/paths.ts';

const PAGE = readFileSync(rootPath('docs', 'architecture.md'), 'utf8');
const DOMAIN = '@app/domain/';

/** Returns the paths of the files that a file imports, relative to the root. */
function importsOf(file: string): string[] {
  const text = readFileSync(rootPath(file), 'utf8');
  return [...text.matchAll(/\b(?:from|import)\s*\(?\s*'([^']+)'/g)].map(([, path = '']) =>
    path.startsWith(DOMAIN) ? join('domain/src', path.slice(DOMAIN.length)) : join(dirname(file), path),
  );
}

const ways = PAGE.split(/\n(?=- |#|\n)/)
  .filter((item) => item.startsWith('- '))
  .map((item) => item.match(/`[^`]+`/g)!.map((file) => file.slice(1, -1)));
const steps = ways.flatMap((files) => files.slice(1).map((file, index) => [files[index]!, file] as const));

describe('the page about the architecture', () => {
  it('describes four ways through the code, each in several lines', () => {
    expect(PAGE.match(/^## .+$/gm)).toHaveLength(4);
    expect(ways.length).toBeGreaterThan(12);
  });

  it.each(steps)('follows an import from %s to %s', (from, to) => {
    expect(importsOf(from)).toContain(to);
  });
});
