import type { FirestoreEmulatorOptions } from './index.ts';

/** A command-line option. */
export interface OptionDefinition {
  readonly name: string;
  /** Placeholder of the value in `--help`; `[=KEYS]` for an optional value. */
  readonly value: string;
  /** The environment variable that sets the option where the command line cannot be changed, as with firebase-tools. */
  readonly variable?: string;
  readonly description: string;
}

const DEFAULT_PORT = 8080;
const INDEX_FILE = 'firestore.indexes.json';

export const OPTIONS = [
  { name: 'host', value: 'HOST', description: '127.0.0.1 (the default), localhost or ::1' },
  { name: 'port', value: 'PORT', description: `default ${DEFAULT_PORT}; 0 for a free port` },
  {
    name: 'websocket_port',
    value: 'PORT',
    description: "port of the request monitor's WebSocket, 0 for a free port; disabled by default",
  },
  {
    name: 'rules',
    value: 'FILE',
    description: 'firestore.rules; without it every read and write is allowed',
  },
  {
    name: 'project_id',
    value: 'PROJECT',
    description: 'the project whose rules apply to every project without its own',
  },
  {
    name: 'seed_from_export',
    value: 'FILE',
    description: 'the .overall_export_metadata file of an export to import at the start',
  },
  {
    name: 'functions_emulator',
    value: 'HOST:PORT',
    description: 'address of the Functions emulator, which receives events',
  },
  {
    name: 'indexes',
    value: 'FILE|report|off',
    variable: 'FIRESTORE_EMULATOR_INDEXES',
    description:
      `${INDEX_FILE}: rejects queries without an index, as production does; "report" only logs them (also ` +
      'FIRESTORE_EMULATOR_INDEXES_REPORT=1) and uses the file of the variable or of the working directory; "off" ' +
      'serves every query',
  },
  {
    name: 'contention',
    value: '[=rate:1,burst:5,seed:1]',
    variable: 'FIRESTORE_EMULATOR_CONTENTION',
    description:
      'sustained commits per second and burst of one document; further commits, and transactions that wait too ' +
      'long for a lock, are ABORTED; the seed makes lock timeouts reproducible',
  },
  {
    name: 'concurrent-events',
    value: 'N',
    variable: 'FIRESTORE_EMULATOR_CONCURRENT_EVENTS',
    description: 'events that functions handle at the same time; unlimited by default',
  },
  {
    name: 'trace-rules',
    value: '',
    variable: 'FIRESTORE_EMULATOR_TRACE_RULES',
    description: 'logs the number of expressions that each request evaluated, and why it was denied',
  },
  {
    name: 'verify-tokens',
    value: '[=KEYS]',
    variable: 'FIRESTORE_EMULATOR_VERIFY_TOKENS',
    description:
      'rejects ID tokens that are not signed with one of these keys: a file or URL of PEM certificates by key id or ' +
      'of a JSON Web Key Set; the default is the keys that Google publishes',
  },
] as const satisfies readonly OptionDefinition[];

type OptionName = (typeof OPTIONS)[number]['name'];

/** Accepted because firebase-tools passes them; they have no effect. */
export const IGNORED: readonly string[] = ['webchannel_port', 'single_project_mode', 'database-edition'];

/**
 * Parses `--name value` and `--name=value`, and the environment variables of options. Throws an Error that describes an
 * invalid option.
 * @param accepted the options that the command has
 */
export function parseOptions(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
  accepted: readonly OptionDefinition[] = OPTIONS,
): FirestoreEmulatorOptions {
  const given = parseArguments(args, accepted);
  const value = (name: OptionName): string | undefined => {
    const { variable }: OptionDefinition = OPTIONS.find((option) => option.name === name)!;
    return given.get(name) ?? (variable && env[variable] ? env[variable] : undefined);
  };
  const port = (name: OptionName): number | undefined => {
    const text = value(name);
    if (text === undefined) return undefined;
    if (!/^\d+$/.test(text) || Number(text) > 65_535)
      throw new Error(`--${name} ${text} is no port: give a number from 0 to 65535.`);
    return Number(text);
  };
  return {
    host: value('host'),
    port: port('port') ?? DEFAULT_PORT,
    websocketPort: port('websocket_port'),
    projectId: value('project_id'),
    rules: value('rules'),
    seedFromExport: value('seed_from_export'),
    functionsEmulator: value('functions_emulator'),
    ...parseIndexes(given.get('indexes'), env),
    contention: parseContention(value('contention')),
    concurrentEvents: parseConcurrency(value('concurrent-events')),
    traceRules: value('trace-rules') === 'true' || value('trace-rules') === '1',
    verifyTokens: value('verify-tokens') === 'true' ? true : value('verify-tokens'),
  };
}

function parseConcurrency(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  if (!/^[1-9]\d*$/.test(text))
    throw new Error(`--concurrent-events ${text} is invalid: give a number from 1.`);
  return Number(text);
}

function parseIndexes(
  given: string | undefined,
  env: Readonly<Record<string, string | undefined>>,
): Pick<FirestoreEmulatorOptions, 'indexes' | 'missingIndexes'> {
  const named = env['FIRESTORE_EMULATOR_INDEXES'] || undefined;
  if (given === 'off') return {};
  if (given === 'report') return { indexes: named ?? INDEX_FILE, missingIndexes: 'report' };
  const indexes = given ?? named;
  if (indexes === undefined) return {};
  return {
    indexes,
    missingIndexes: env['FIRESTORE_EMULATOR_INDEXES_REPORT'] === '1' ? 'report' : 'refuse',
  };
}

function parseContention(given: string | undefined): FirestoreEmulatorOptions['contention'] {
  if (given === undefined || given === '0') return undefined;
  if (given === 'true' || given === '1') return true;
  const parts = given.split(',').map((part) => {
    const [, name, value] = /^(rate|burst|seed):(\d+(?:\.\d+)?)$/.exec(part) ?? [];
    if (name === undefined)
      throw new Error(`--contention=${given} is not understood: write --contention=rate:1,burst:5,seed:1.`);
    return [name, Number(value)] as const;
  });
  return Object.fromEntries(parts);
}

function parseArguments(args: readonly string[], accepted: readonly OptionDefinition[]): Map<string, string> {
  const values = new Map(accepted.map(({ name, value }) => [name, value]));
  if (accepted === OPTIONS) for (const name of IGNORED) values.set(name, 'VALUE');
  const given = new Map<string, string>();
  for (let i = 0; i < args.length; i++) {
    const [, name = '', attached] = /^--([^=]+)(?:=(.*))?$/s.exec(args[i] ?? '') ?? [];
    const value = values.get(name);
    if (value === undefined) throw new Error(`Unknown option "${args[i]}": --help lists those there are.`);
    if (value === '' && attached !== undefined)
      throw new Error(`--${name} takes no value, not "${attached}".`);
    const isSwitch = value === '' || value.startsWith('[');
    const next = args[i + 1]?.startsWith('--') ? undefined : args[i + 1];
    if (attached === undefined && !isSwitch) i += 1;
    const text = attached ?? (isSwitch ? 'true' : next);
    if (text === undefined) throw new Error(`--${name} needs a value: ${value}.`);
    given.set(name, text);
  }
  return given;
}
