import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, dirname } from 'node:path';
import { deployedNode } from '../local/deployed-node.ts';
import { rootPath } from '../local/paths.ts';
import { startNode } from '../local/processes.ts';
import type { GoogleProject } from './google-project.ts';
import { SERVICES } from './services/services.ts';
import { startStandIn, type Call } from './stand-in.ts';
import type { Workspace } from './workspace.ts';

export interface Deployment {
  /** The exit code of `firebase deploy`. */
  code: number;
  output: string;
  calls: Call[];
  /** Requests of firebase-tools that the stand-in does not support. */
  unanswered: string[];
}

/**
 * Returns firebase-tools' environment variables for the URLs of Google's services, each with `http` instead of `https`.
 */
function googleAddresses(): Record<string, string> {
  const source = readFileSync(rootPath('node_modules', 'firebase-tools', 'lib', 'api.js'), 'utf8');
  const overrides = source.matchAll(/envOverride\("([A-Z0-9_]+)", "https:\/\/([^"]*)"/g);
  return Object.fromEntries([...overrides].map(([, variable, host]) => [variable!, `http://${host}`]));
}

/**
 * Runs the installed `firebase deploy --non-interactive` in `workspace` against a stand-in with the state of `project`.
 */
export async function deploy(
  workspace: Workspace,
  project: GoogleProject,
  ...options: string[]
): Promise<Deployment> {
  const google = await startStandIn(SERVICES, project);
  const config = workspace.path('.local', 'config');
  mkdirSync(`${config}/configstore`, { recursive: true });
  writeFileSync(
    `${config}/configstore/firebase-tools.json`,
    JSON.stringify({ motd: { fetched: Date.now() }, usage: false }),
  );
  const firebase = startNode(
    [
      rootPath('node_modules', 'firebase-tools', 'lib', 'bin', 'firebase.js'),
      'deploy',
      `--project=${project.id}`,
      '--non-interactive',
      ...options,
    ],
    {
      cwd: workspace.folder,
      env: {
        ...googleAddresses(),
        HTTP_PROXY: google.url,
        HTTPS_PROXY: undefined,
        // The access token, which firebase-tools sends unchanged.
        FIREBASE_TOKEN: 'sample',
        XDG_CONFIG_HOME: config,
        NO_UPDATE_NOTIFIER: '1',
        // There is no earlier deployment.
        EARLIER_ASSETS: 'optional',
        FIREBASE_FUNCTIONS_DISCOVERY_OUTPUT_PATH: 'true',
        // firebase-tools loads the functions with the first `node` on PATH to discover what to deploy.
        PATH: `${dirname(deployedNode())}${delimiter}${process.env['PATH'] ?? ''}`,
      },
    },
  );
  let output = '';
  for (const stream of [firebase.stdout, firebase.stderr])
    stream?.on('data', (chunk) => (output += String(chunk)));
  const code = await new Promise<number>((resolve) => firebase.once('close', (exit) => resolve(exit ?? 1)));
  google.close();
  return { code, output, calls: google.calls, unanswered: google.unhandled };
}
