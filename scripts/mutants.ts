import { deployedNode } from './local/deployed-node.ts';
import { CliError, runMain } from './local/cli-error.ts';
import { runVitest } from './local/suites.ts';

/** `npm run mutants` weakens each condition of the security rules in turn; a request of the rules' tests must detect it. */
await runMain(async () => {
  const [unknown] = process.argv.slice(2);
  if (unknown) throw new CliError(`Unknown argument "${unknown}": npm run mutants takes none.`);
  const { passed, failed } = await runVitest({
    name: 'mutants',
    projects: ['rules-in-process'],
    files: ['rules-tests/mutation.test.ts'],
    env: { MUTANTS: 'all' },
    node: deployedNode(),
  });
  console.log(`\n${passed} passed, ${failed.length} failed`);
  return failed.length === 0 && passed > 0 ? 0 : 1;
});
