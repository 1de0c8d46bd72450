import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { apiClientDocument, apiClientMark } from '../functions/testing/api-client-document.ts';
import { CliError, runMain } from './local/cli-error.ts';
import { installPinned } from './local/install-pinned.ts';
import { localPath, rootPath } from './local/paths.ts';
import { runNode } from './local/processes.ts';
import pinned from './pinned/openapi-typescript/package.json' with { type: 'json' };

/** Tests import `paths` only. */
const UNUSED = /^export (?:type|interface) (?:webhooks|\$defs)\b.*\n/gm;

const HEADER =
  '/* Written by "npm run api-client". */ /* oxlint-disable typescript/no-redundant-type-constituents */';

/** `npm run api-client` writes the types of the client with which the tests walk through the API. */
await runMain(async () => {
  const packages = installPinned('openapi-typescript', pinned.dependencies['openapi-typescript']);
  const source = localPath('api-client.json');
  writeFileSync(source, apiClientDocument());
  const command = join(packages, 'openapi-typescript', 'bin', 'cli.js');
  const { status, stdout, stderr } = spawnSync(process.execPath, [command, source], { encoding: 'utf8' });
  if (status !== 0) throw new CliError(`openapi-typescript failed: ${stderr}`);
  const types = stdout
    .replaceAll(/^ *\/\*\*[\s\S]*?\*\/\n/gm, '')
    .replaceAll(UNUSED, '')
    .replaceAll(/^export interface (components|operations)\b/gm, 'interface $1');
  const target = rootPath('functions', 'testing', 'api-client-paths.ts');
  writeFileSync(target, `${HEADER}\n${apiClientMark()}\n${types}`);
  return runNode([rootPath('node_modules', 'oxfmt', 'bin', 'oxfmt'), target], { cwd: rootPath() });
});
