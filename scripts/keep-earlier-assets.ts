import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { keepEarlierAssets } from './earlier-assets/keep-earlier-assets.ts';
import { CliError, runMain } from './local/cli-error.ts';
import { rootPath } from './local/paths.ts';

const file = rootPath('web', '.env.production');
const settings = existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {};
const project = process.env['GCLOUD_PROJECT'] ?? settings['VITE_FIREBASE_PROJECT_ID'] ?? '';
const origin = settings['VITE_SITE_ORIGIN'] || `https://${project}.web.app`;

/**
 * The last step before `firebase deploy` uploads the site: adds the files of the builds that it has hosted. A site that cannot be
 * read stops the deployment, which would remove the files that open pages need; `EARLIER_ASSETS=optional` deploys nevertheless.
 */
await runMain(async () => {
  try {
    const { builds, gone } = await keepEarlierAssets({
      assets: rootPath('web', 'dist', 'assets'),
      hosted: `${origin}/assets`,
      now: new Date(),
    });
    console.log(`The files of ${builds} earlier builds of ${origin} are kept.`);
    if (gone.length > 0) console.warn(`These files are no longer hosted: ${gone.join(', ')}`);
  } catch (error) {
    const failure = `The files of earlier builds cannot be copied from ${origin} (${(error as Error).message})`;
    if (process.env['EARLIER_ASSETS'] !== 'optional')
      throw new CliError(
        `${failure}; deploy again once it answers, or with EARLIER_ASSETS=optional, which may reload open pages.`,
      );
    console.warn(`${failure}; they are no longer hosted.`);
  }
});
