import { parseArgs } from 'node:util';
import { PROJECT } from '../tests/support/emulator.ts';
import { FUZZERS, fuzz } from '../tests/fuzz/fuzz.ts';
import { buildBundle, startProcess } from './emulator-process.ts';
import { report } from './measure.ts';

// `npm run fuzz -w emulator [-- --count 50000 --seed 1 --only REST]`: sends inputs over each protocol, or over one of
// them. Fails when an input causes a server error, or when the memory of the process grows.

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '50000' },
    seed: { type: 'string', default: String(Date.now()) },
    only: { type: 'string', multiple: true, default: Object.keys(FUZZERS) },
  },
});
const [count, seed] = [Number(values.count), Number(values.seed)];
const unknown = values.only.find((name) => !(name in FUZZERS));
if (unknown !== undefined || !(count > 0) || !Number.isInteger(seed)) {
  console.error(`--count and --seed want numbers, --only one of: ${Object.keys(FUZZERS).join(', ')}.`);
  process.exit(1);
}
/** Allowed growth of memory after the first part of the run, in MiB. */
const MAX_GROWTH = 200;

const { bundle, remove } = buildBundle();
const emulator = await startProcess(bundle);
let problems: string[] = [];
console.log(`Seed ${seed}`);
for (const [name, fuzzer] of Object.entries(FUZZERS).filter(([each]) => values.only.includes(each))) {
  const start = performance.now();
  const before = emulator.memory();
  problems = problems.concat(await fuzz(fuzzer, emulator.address, count / 5, seed));
  const early = emulator.memory();
  problems = problems.concat(await fuzz(fuzzer, emulator.address, (count / 5) * 4, seed + count));
  const late = emulator.memory();
  report(
    `${count.toLocaleString('en')} inputs by ${name}`,
    `${((performance.now() - start) / 1000).toFixed(0)} s, ${[before, early, late].map((mib) => mib.toFixed(0)).join(', ')} MiB before, early and late`,
  );
  if (late > early + MAX_GROWTH) problems.push(`The process has grown by ${(late - early).toFixed(0)} MiB.`);
  await fetch(`http://${emulator.address}/emulator/v1/projects/${PROJECT}/databases/(default)/documents`, {
    method: 'DELETE',
  });
}
if ((await fetch(`http://${emulator.address}/`)).status !== 200) problems.push('It no longer answers.');
await emulator.stop();
remove();
for (const problem of problems.slice(0, 20)) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
