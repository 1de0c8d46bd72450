import packageJson from '../package.json' with { type: 'json' };
import { exec } from './exec.ts';
import { HELP } from './help.ts';
import { startFirestoreEmulator } from './index.ts';
import { parseOptions } from './options.ts';

/** The package's command, which `java/java` also runs in place of Google's cloud-firestore-emulator.jar. */
async function main(args: readonly string[]): Promise<void> {
  const separator = args.indexOf('--');
  const own = separator < 0 ? args : args.slice(0, separator);
  if (own.includes('--help')) console.log(HELP);
  else if (own.includes('--version')) console.log(packageJson.version);
  else if (args[0] === 'exec') process.exitCode = await exec(args.slice(1));
  else await start(args);
}

async function start(args: readonly string[]): Promise<void> {
  const { host, port, websocketPort, stop } = await startFirestoreEmulator(parseOptions(args, process.env));
  console.log(
    `Firestore emulator on ${host}:${port}: for development only, reachable from this machine only.`,
  );
  if (websocketPort !== undefined) console.log(`Request monitor on ws://${host}:${websocketPort}/requests.`);

  let stopping = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (stopping) return;
      stopping = true;
      void stop().then(() => process.exit(0));
    });
  }
}

main(process.argv.slice(2)).catch((error: unknown) => {
  const inUse = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
  // firebase-tools looks for the text "address already in use".
  const message = inUse ? `${error.message}: stop what uses the port or choose another one.` : error;
  console.error(`${packageJson.name}: ${message instanceof Error ? message.message : String(message)}`);
  process.exit(1);
});
