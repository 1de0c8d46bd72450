import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { EXEC_OPTIONS } from './exec.ts';
import { HELP } from './help.ts';
import { firebaseToolsEnvironment, type EnforcementOptions } from './index.ts';
import { OPTIONS, parseOptions, type OptionDefinition } from './options.ts';

const README = readFileSync(join(import.meta.dirname, '..', 'README.md'), 'utf8');

const usage = ({ name, value }: OptionDefinition): string =>
  `--${name}${value === '' || value.startsWith('[') ? value : ` ${value}`}`;

test('the README lists exactly the existing options with their environment variables', () => {
  const section = /## Options\n(.*?)\n## /s.exec(README)?.[1] ?? '';
  const rows = [...section.matchAll(/^\| `(--[^`]+)` *\| *(?:`(\w+)`)? *\|/gm)];
  expect(rows.map(([, option, variable]) => [option?.replaceAll('\\|', '|'), variable])).toEqual(
    OPTIONS.map((option: OptionDefinition) => [usage(option), option.variable]),
  );
});

test('--help lists every option and environment variable', () => {
  for (const option of OPTIONS) expect(HELP).toContain(`\n  ${usage(option)}`);
  for (const { variable } of EXEC_OPTIONS) expect(HELP.replace(/\s+/g, ' ')).toContain(variable);
});

test.each<EnforcementOptions>([
  {},
  { indexes: '/project/firestore.indexes.json', missingIndexes: 'refuse' },
  { indexes: '/project/firestore.indexes.json', missingIndexes: 'report', traceRules: true },
  { contention: { rate: 2, burst: 7, seed: 3 }, verifyTokens: '/project/keys.json' },
  { verifyTokens: 'https://example.com/keys.json' },
  { concurrentEvents: 2 },
])('options pass through the environment of firebase-tools unchanged: %o', (options) => {
  const { indexes, missingIndexes, contention, concurrentEvents, traceRules, verifyTokens } = options;
  const parsed = parseOptions([], firebaseToolsEnvironment(options, {}));
  expect(parsed).toMatchObject({
    contention,
    concurrentEvents,
    verifyTokens,
    traceRules: traceRules ?? false,
  });
  expect([parsed.indexes, parsed.missingIndexes]).toEqual([indexes, missingIndexes]);
});

test('unset options remove their inherited environment variables', () => {
  const environment = {
    FIRESTORE_EMULATOR_INDEXES: '/other.json',
    FIRESTORE_EMULATOR_CONTENTION: '1',
    KEPT: '1',
  };
  expect(firebaseToolsEnvironment({}, environment)).toMatchObject({
    FIRESTORE_EMULATOR_INDEXES: undefined,
    FIRESTORE_EMULATOR_CONTENTION: undefined,
    KEPT: '1',
  });
});

test('resolves relative paths, because firebase-tools changes the working directory', () => {
  const environment = firebaseToolsEnvironment({ indexes: 'a.json', verifyTokens: 'b.json' }, {});
  expect(environment['FIRESTORE_EMULATOR_INDEXES']).toBe(join(process.cwd(), 'a.json'));
  expect(environment['FIRESTORE_EMULATOR_VERIFY_TOKENS']).toBe(join(process.cwd(), 'b.json'));
});

test.each([
  ['--indexes', '--indexes needs a value: FILE|report|off.'],
  ['--rules --port 1', '--rules needs a value: FILE.'],
  ['--port 65536', '--port 65536 is no port: give a number from 0 to 65535.'],
  ['--websocket_port x', '--websocket_port x is no port'],
  ['--contention=rate:x', 'write --contention=rate:1,burst:5,seed:1.'],
  ['--concurrent-events 0', '--concurrent-events 0 is invalid: give a number from 1.'],
  ['--trace-rules=loud', '--trace-rules takes no value, not "loud".'],
  ['--verify-tokens keys.json', 'Unknown option "keys.json"'],
  ['start', 'Unknown option "start"'],
])('rejects %s', (args, message) => {
  expect(() => parseOptions(args.split(' '), {})).toThrow(message);
});

test('parses values, switches and the options that firebase-tools passes', () => {
  const args =
    '--port=1 --websocket_port 2 --single_project_mode true --verify-tokens --contention --indexes off';
  expect(parseOptions(args.split(' '), { FIRESTORE_EMULATOR_INDEXES: 'a.json' })).toMatchObject({
    port: 1,
    websocketPort: 2,
    verifyTokens: true,
    contention: true,
  });
  expect(
    parseOptions(['--indexes', 'off'], { FIRESTORE_EMULATOR_INDEXES: 'a.json' }).indexes,
  ).toBeUndefined();
  expect(parseOptions(['--indexes=report'], { FIRESTORE_EMULATOR_INDEXES: 'a.json' })).toMatchObject({
    indexes: 'a.json',
    missingIndexes: 'report',
  });
});
