import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PageAssets } from '@app/domain/page/page.ts';

/** The output of the web build for the `pages` function of the same deployment. */
export interface Site {
  /** The build's assets, for the renderer. */
  assets: PageAssets;
  /** The page without content, for client-side rendering. */
  shell: string;
}

/** @throws Error when one of the two files is missing, because the site was not built before the deployment */
export function readSite(folder: string): Site {
  const read = (file: string) => readFileSync(join(folder, file), 'utf8');
  return { assets: JSON.parse(read('page.json')) as PageAssets, shell: read('app.html') };
}
