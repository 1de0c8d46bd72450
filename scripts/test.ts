import { chooseTests } from './test-run/choose-tests.ts';
import { runMain } from './local/cli-error.ts';

/**
 * `npm test` runs everything, `npm test -- unit api` some parts, `npm test -- e2e booking` the files of a part whose path contains the word. The
 * last line of the output is the summary.
 */
await runMain(async () => {
  const choice = chooseTests(process.argv.slice(2));
  // Loads for seconds, which a mistyped word need not wait for.
  const [{ runUntilInterrupted }, { runTests }] = await Promise.all([
    import('./local/local-environment.ts'),
    import('./test-run/run-tests.ts'),
  ]);
  return runUntilInterrupted(() => runTests(choice), 130);
});
