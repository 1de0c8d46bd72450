import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ERRORS } from '../domain/src/errors.ts';
import { rootPath } from './local/paths.ts';

const read = (...path: string[]) => readFileSync(rootPath(...path), 'utf8');
const OPERATIONS = read('docs', 'operations.md');

const sources = readdirSync(rootPath('functions', 'src'), { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
);
/** The messages logged by the functions. */
const messages = sources.flatMap((file) =>
  [
    ...read('functions', 'src', file).matchAll(/(?:severity: [^;]*?message: |logFailure\(deps, )'([^']+)'/g),
  ].map(([, text]) => text!),
);
const settings = [...read('functions', 'src', 'env.ts').matchAll(/^ {4}([A-Z][A-Z_]+): /gm)].map(
  ([, name]) => name!,
);
/** The settings that a deployment prompts for. */
const prompted = [
  ...read('functions', 'src', 'triggers', 'settings.ts').matchAll(
    /(?:define(?:String|Int)|secret)\(\s*'([A-Z_]+)'/g,
  ),
].map(([, name]) => name!);
const commands = [...OPERATIONS.matchAll(/npm run ([\w:-]+)/g)].map(([, name]) => name!);

const isNamed = (name: string) => OPERATIONS.includes(`\`${name}\``);

describe('docs/operations.md', () => {
  it('explains every log message', () => {
    expect(messages).toEqual(expect.arrayContaining(['answered', 'page not rendered', 'mails swept']));
    expect(messages.filter((message) => !isNamed(message))).toEqual([]);
  });

  it('explains every error code', () => {
    expect(Object.keys(ERRORS).filter((code) => !isNamed(code))).toEqual([]);
  });

  it('names every setting of the functions', () => {
    expect(settings).toContain('SMTP_URL');
    expect(settings.filter((name) => !isNamed(name))).toEqual([]);
  });

  it('names every setting that a deployment prompts for, and the functions read it', () => {
    expect(prompted).toEqual(
      expect.arrayContaining(['HASH_SECRET', 'SMTP_URL', 'WEB_API_KEY', 'SITE_ORIGIN']),
    );
    expect(prompted.filter((name) => !settings.includes(name) || !isNamed(name))).toEqual([]);
  });

  it('names only commands that exist', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
    expect(commands).toContain('create-admin');
    expect(commands.filter((command) => !(command in scripts))).toEqual([]);
  });
});
