import { readFileSync } from 'node:fs';
import { importProject } from './export/exported-data.ts';
import { IndexBook } from './indexes/index-book.ts';
import { parseIndexFile } from './indexes/index-file.ts';
import { RulesBook } from './operations/rules-book.ts';
import { HELP, parseOptions } from './options.ts';
import type { Options } from './options.ts';
import { startServer } from './server.ts';
import { Contention } from './store/contention.ts';
import { Store } from './store/store.ts';
import { loadTokenKeys } from './tokens/load-token-keys.ts';
import { Triggers } from './triggers/triggers.ts';

/** The program that `bin/java` runs in place of Google's cloud-firestore-emulator.jar. */
async function main(): Promise<void> {
  if (process.argv.includes('--help')) return console.log(HELP);
  const options = parseOptions(process.argv.slice(2), process.env);
  const rules = openRules(options);
  const store = new Store();
  if (options.seedFromExport !== undefined) await importProject(store, options.seedFromExport);
  const engine = {
    store,
    rules,
    indexes: openIndexes(options),
    contention: options.contention && new Contention(options.contention),
    triggers: new Triggers(options.functionsEmulator),
    ...(options.verifyTokens !== undefined && {
      tokens: await loadTokenKeys(options.verifyTokens),
    }),
  };
  const { port, close } = await startServer(engine, options.host, options.port);
  console.log(
    `Firestore emulator on ${options.host}:${port}: for development only, reachable from this machine only.`,
  );

  let closing = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (closing) return;
      closing = true;
      void close().then(() => process.exit(0));
    });
  }
}

function openRules({ projectId, rules: path, traceRules }: Options): RulesBook {
  const trace = (lines: readonly string[]): void => console.log(lines.join('\n  '));
  const warn = (line: string): void => console.warn(line);
  const rules = new RulesBook(projectId, { warn, ...(traceRules && { trace }) });
  if (path === undefined) console.warn('No rules file was given: every read and write is allowed.');
  else rules.setGeneral(readFileSync(path, 'utf8'), path);
  return rules;
}

function openIndexes({ indexes }: Options): IndexBook {
  if (!indexes) return new IndexBook();
  try {
    return new IndexBook(parseIndexFile(readFileSync(indexes.file, 'utf8')), indexes.enforcement);
  } catch (error) {
    throw new Error(`${indexes.file} cannot be read: ${(error as Error).message}`, { cause: error });
  }
}

main().catch((error: unknown) => {
  const inUse = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
  // firebase-tools looks for the words "address already in use".
  const message = inUse ? `${error.message}: stop what uses the port or choose another one.` : error;
  console.error('The Firestore emulator cannot start:', message instanceof Error ? message.message : message);
  process.exit(1);
});
