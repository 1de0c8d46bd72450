import { createInterface } from 'node:readline';
import type { Incoming } from './storage-rules/protocol.ts';
import { READY } from './storage-rules/protocol.ts';
import { createRuntime } from './storage-rules/runtime.ts';

/**
 * Replaces Google's Storage rules runtime: firebase-tools starts it as `java -jar <this file> serve` and communicates
 * over stdin and stdout. It exits when stdin closes. With STORAGE_EMULATOR_TRACE_RULES=1 it logs the reasons of each
 * denial.
 */
const runtime = createRuntime({ traceDenials: process.env['STORAGE_EMULATOR_TRACE_RULES'] === '1' });

function send(message: object): void {
  process.stdout.write(`${JSON.stringify(message)}\n`);
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(0));

createInterface({ input: process.stdin }).on('line', (line) => {
  if (line.trim() === '') return;
  try {
    const message = JSON.parse(line) as Incoming;
    send(runtime.answer(message));
  } catch (error) {
    process.stderr.write(`Unreadable message from firebase-tools: ${String(error)}\n`);
  }
});

send(READY);
