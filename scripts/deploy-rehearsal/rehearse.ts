import { availableParallelism } from 'node:os';
import { deployedNode } from '../local/deployed-node.ts';
import { runVitest, type Tally } from '../local/suites.ts';

/** Runs `deployment-rehearsed.test.ts` under the Node that the functions are deployed with. */
export const rehearseDeployment = (files: readonly string[]): Promise<Tally> =>
  runVitest({
    name: 'deploy',
    projects: ['deploy'],
    workers: availableParallelism(),
    env: {},
    files,
    node: deployedNode(),
  });
