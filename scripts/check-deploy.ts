import { cpSync, existsSync, readFileSync } from 'node:fs';
import { rehearseDeployment } from './deploy-rehearsal/rehearse.ts';
import { printPlan, type Plan } from './deploy-rehearsal/plan.ts';
import { runMain } from './local/cli-error.ts';
import { runUntilInterrupted } from './local/local-environment.ts';
import { localPath, rootPath } from './local/paths.ts';

const PLAN = localPath('deploy-rehearsal', 'plan.json');

/**
 * `npm run check:deploy` rehearses `firebase deploy` against a stand-in of Google's APIs and prints the resources it
 * would create. `-- --update` stores them as the plan with which later rehearsals are compared.
 */
await runMain(() =>
  runUntilInterrupted(async () => {
    const { passed, failed } = await rehearseDeployment([]);
    if (existsSync(PLAN)) {
      const plan = JSON.parse(readFileSync(PLAN, 'utf8')) as Omit<Plan, 'hostedFiles'>;
      const hostedFiles = readFileSync(localPath('deploy-rehearsal', 'hosted-files.txt'), 'utf8').split('\n');
      printPlan({ ...plan, hostedFiles });
      if (process.argv.includes('--update'))
        cpSync(PLAN, rootPath('scripts', 'deploy-rehearsal', 'plan.json'));
    }
    if (failed.length > 0) console.log(`\nFailed:${failed.map((name) => `\n  ✗ ${name}`).join('')}`);
    console.log(`\n${passed} passed, ${failed.length} failed`);
    return failed.length === 0 && passed > 0 ? 0 : 1;
  }, 130),
);
