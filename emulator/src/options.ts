import type { IndexEnforcement } from './indexes/index-book.ts';
import { USUAL_CONTENTION } from './store/contention.ts';
import type { ContentionOptions } from './store/contention.ts';
import { GOOGLE_TOKEN_KEYS } from './tokens/load-token-keys.ts';

/** How the emulator was asked to start: the official emulator's options, as firebase-tools passes them. */
export interface Options {
  readonly host: string;
  readonly port: number;
  /** The project whose rules these are. */
  readonly projectId: string | undefined;
  /** Path of the firestore.rules file. */
  readonly rules: string | undefined;
  /** Metadata file of an export to start from. */
  readonly seedFromExport: string | undefined;
  /** Where the Functions emulator is, `127.0.0.1:5001`. */
  readonly functionsEmulator: string | undefined;
  /** The firestore.indexes.json that queries are held to, and how; every query is served without it. */
  readonly indexes: { readonly file: string; readonly enforcement: IndexEnforcement } | undefined;
  /** How often one document takes a commit; as often as it is asked to, without it. */
  readonly contention: ContentionOptions | undefined;
  /** Print what each request cost the rules, and why it was denied. */
  readonly traceRules: boolean;
  /** File or address of the keys that clients' tokens are verified with; undefined believes any token. */
  readonly verifyTokens: string | undefined;
}

const DEFAULT_PORT = 8080;
const INDEX_FILE = 'firestore.indexes.json';

/** Accepted for firebase-tools' sake; what they ask for is not needed here. */
const IGNORED = new Set(['websocket_port', 'webchannel_port', 'single_project_mode', 'database-edition']);
const LOOPBACK = new Set(['127.0.0.1', 'localhost', '::1']);

export const HELP = `A Firestore emulator, for development on this machine only.

  --host HOST                127.0.0.1, localhost or ::1
  --port PORT                ${DEFAULT_PORT} unless said otherwise; 0 for one that is free
  --rules FILE               firestore.rules; without it everything is allowed
  --project_id PROJECT       whose rules these are
  --seed_from_export FILE    the .overall_export_metadata of an export to start from
  --functions_emulator HOST:PORT
                             where triggers are delivered
  --indexes FILE             firestore.indexes.json: a query that production would refuse for want of an index is
                             refused (also FIRESTORE_EMULATOR_INDEXES=FILE)
  --indexes=report           logs it instead (also FIRESTORE_EMULATOR_INDEXES_REPORT=1); the file is the variable's,
                             or ${INDEX_FILE} of this folder
  --indexes=off              serves every query
  --contention[=rate:1,burst:5,seed:1]
                             a document takes so many commits a second in the long run and so many at once; others,
                             and transactions that wait for a lock, are ABORTED (also FIRESTORE_EMULATOR_CONTENTION=1)
  --trace-rules              says what each request cost the rules, and why it was denied
                             (also FIRESTORE_EMULATOR_TRACE_RULES=1)
  --verify-tokens[=KEYS]     refuses ID tokens that are not signed with one of these keys: a file or an address of
                             PEM certificates by their ids or of a JSON Web Key Set; without KEYS those that Google
                             publishes (also FIRESTORE_EMULATOR_VERIFY_TOKENS=KEYS)

Taken, and not needed: ${[...IGNORED].map((name) => `--${name}`).join(', ')}.`;

/** Reads `--name value` and `--name=value`; throws an Error that says what is wrong. */
export function parseOptions(args: readonly string[], env: NodeJS.ProcessEnv): Options {
  const given = parseArguments(args);
  const host = given.get('host') ?? '127.0.0.1';
  if (!LOOPBACK.has(host)) {
    throw new Error(
      `The emulator is a development tool and binds to loopback only, not to ${host}: leave --host away.`,
    );
  }
  const port = Number(given.get('port') ?? DEFAULT_PORT);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new Error(`--port ${given.get('port')} is no port: give a number from 0 to 65535.`);
  return {
    host,
    port,
    projectId: given.get('project_id'),
    rules: given.get('rules'),
    seedFromExport: given.get('seed_from_export'),
    functionsEmulator: given.get('functions_emulator'),
    indexes: indexOptions(given.get('indexes'), env),
    contention: contentionOptions(given.get('contention') ?? env['FIRESTORE_EMULATOR_CONTENTION']),
    traceRules: given.get('trace-rules') === 'true' || env['FIRESTORE_EMULATOR_TRACE_RULES'] === '1',
    verifyTokens: tokenKeys(given.get('verify-tokens') ?? env['FIRESTORE_EMULATOR_VERIFY_TOKENS']),
  };
}

function indexOptions(given: string | undefined, env: NodeJS.ProcessEnv): Options['indexes'] {
  const named = env['FIRESTORE_EMULATOR_INDEXES'] || undefined;
  if (given === 'true') throw new Error('--indexes needs a value: a file, report or off.');
  if (given === 'off') return undefined;
  if (given === 'report') return { file: named ?? INDEX_FILE, enforcement: 'report' };
  const file = given ?? named;
  const reports = env['FIRESTORE_EMULATOR_INDEXES_REPORT'] === '1';
  return file === undefined ? undefined : { file, enforcement: reports ? 'report' : 'refuse' };
}

function contentionOptions(given: string | undefined): ContentionOptions | undefined {
  if (given === undefined || given === '' || given === '0') return undefined;
  if (given === 'true' || given === '1') return USUAL_CONTENTION;
  const options = { ...USUAL_CONTENTION };
  for (const part of given.split(',')) {
    const [, name, value] = /^(rate|burst|seed):(\d+(?:\.\d+)?)$/.exec(part) ?? [];
    if (name === undefined)
      throw new Error(`--contention=${given} is not understood: write --contention=rate:1,burst:5,seed:1.`);
    options[name as keyof ContentionOptions] = Number(value);
  }
  return options;
}

function tokenKeys(given: string | undefined): string | undefined {
  return given === 'true' ? GOOGLE_TOKEN_KEYS : given || undefined;
}

const KNOWN = new Set([
  'host',
  'port',
  'project_id',
  'rules',
  'functions_emulator',
  'seed_from_export',
  'indexes',
  'contention',
  'trace-rules',
  'verify-tokens',
  ...IGNORED,
]);

function parseArguments(args: readonly string[]): Map<string, string> {
  const given = new Map<string, string>();
  for (let i = 0; i < args.length; i++) {
    const match = /^--([^=]+)(?:=(.*))?$/s.exec(args[i] ?? '');
    const name = match?.[1] ?? '';
    if (!KNOWN.has(name)) throw new Error(`Unknown option "${args[i]}": --help lists those there are.`);
    const isFlag = args[i + 1] === undefined || args[i + 1]?.startsWith('--');
    given.set(name, match?.[2] ?? (isFlag ? 'true' : (args[(i += 1)] ?? '')));
  }
  return given;
}
