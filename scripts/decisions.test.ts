import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { rootPath } from './local/paths.ts';

const FOLDER = rootPath('docs', 'decisions');
const markdownIn = (folder: string) => readdirSync(folder).filter((file) => file.endsWith('.md'));
const read = (file: string) => readFileSync(join(FOLDER, file), 'utf8');

const records = markdownIn(FOLDER).filter((file) => file !== 'README.md');
const superseded = markdownIn(join(FOLDER, 'superseded')).map((file) => join('superseded', file));

/** Returns the relative links of a file to other files, without their anchors. */
const linksOf = (file: string) =>
  [...read(file).matchAll(/\]\(([^)#:]+)(?:#[^)]*)?\)/g)].map(([, target]) => target!);

describe('the decision records', () => {
  it('are each listed once in the index', () => {
    const listed = linksOf('README.md').filter((target) => target.endsWith('.md'));
    expect(listed.toSorted()).toEqual(records.toSorted());
  });

  it('have a number of their own', () => {
    const numbers = [...records, ...superseded].map((file) => /(\d{4})-/.exec(file)?.[1]);
    expect(numbers.filter((number, index) => numbers.indexOf(number) !== index)).toEqual([]);
  });

  it('link to files that exist', () => {
    const broken = ['README.md', ...records, ...superseded].flatMap((file) =>
      linksOf(file)
        .filter((target) => !existsSync(join(FOLDER, dirname(file), target)))
        .map((target) => `${file}: ${target}`),
    );
    expect(broken).toEqual([]);
  });

  it('name their successor in the folder of the superseded ones', () => {
    const unmarked = superseded.filter((file) => !/^Status: superseded by \[/m.test(read(file)));
    expect(unmarked).toEqual([]);
  });

  it('lie in the folder of the superseded ones once they are superseded as a whole', () => {
    const misplaced = records.filter((file) => /^Status: superseded/m.test(read(file)));
    expect(misplaced).toEqual([]);
  });
});
