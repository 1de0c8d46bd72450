import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { keepEarlierAssets } from './earlier-assets/keep-earlier-assets.ts';
import { rootPath } from './local/paths.ts';

/**
 * The last step before `firebase deploy` uploads the site: adds the files of the builds that it has hosted. A site that cannot
 * be read does not stop the deployment; then pages that are open now reload when they need a file that is gone.
 */
const file = rootPath('web', '.env.production');
const settings = existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {};
const project = process.env['GCLOUD_PROJECT'] ?? settings['VITE_FIREBASE_PROJECT_ID'] ?? '';
const origin = settings['VITE_SITE_ORIGIN'] || `https://${project}.web.app`;

try {
  const kept = await keepEarlierAssets({
    assets: rootPath('web', 'dist', 'assets'),
    hosted: `${origin}/assets`,
    now: new Date(),
  });
  console.log(`The files of ${kept} earlier builds of ${origin} are kept.`);
} catch (error) {
  console.warn(`The files of earlier builds are not kept: ${(error as Error).message}`);
}
