import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { rootPath } from './local/paths.ts';

const SECURITY = readFileSync(rootPath('docs', 'security.md'), 'utf8');

/** The rows of the table of limits: what stands in the source, and in which file. */
const LIMITS = [...SECURITY.matchAll(/^\| [^|]+ \| `([^`]+)` \| `([^`]+)` \|$/gm)].map(
  ([, declaration, file]) => [declaration!, file!] as const,
);
/** The files and folders that the page names in prose. */
const paths = [...SECURITY.matchAll(/`((?:domain|functions|scripts|rules-tests)\/[^`]*)`/g)].map(
  ([, path]) => path!,
);

describe('docs/security.md', () => {
  it('lists the limits of logins, mailboxes, sizes and sessions', () => {
    const files = LIMITS.map(([, file]) => file);
    expect(files).toEqual(
      expect.arrayContaining([
        'functions/src/env.ts',
        'domain/src/mail/mail.ts',
        'functions/src/http/body.ts',
        'domain/src/admin/admin-session.ts',
      ]),
    );
  });

  it.each(LIMITS)('states a figure that stands in its file: %s in %s', (declaration, file) => {
    expect(readFileSync(rootPath(file), 'utf8').replace(/\s+/g, ' ')).toContain(declaration);
  });

  it('names every limit of logins', () => {
    const source = readFileSync(rootPath('functions/src/env.ts'), 'utf8');
    const logins = /const LOGIN_LIMITS = \{(.*?)\n\};/s.exec(source)![1]!;
    const names = [...logins.matchAll(/^ {2}(\w+): \{ max/gm)].map(([, name]) => name!);
    expect(names).toContain('secondFactor');
    expect(names.filter((name) => !SECURITY.includes(`\`${name}: {`))).toEqual([]);
  });

  it('names only files that exist', () => {
    expect(paths).toContain('functions/src/access.test.ts');
    expect(paths.filter((path) => !existsSync(rootPath(path)))).toEqual([]);
  });

  it('names only commands that exist', () => {
    const { scripts } = JSON.parse(readFileSync(rootPath('package.json'), 'utf8')) as {
      scripts: Record<string, string>;
    };
    const commands = [...SECURITY.matchAll(/npm run ([\w:-]+)/g)].map(([, name]) => name!);
    expect(commands).toContain('close-admin');
    expect(commands.filter((command) => !(command in scripts))).toEqual([]);
  });
});
