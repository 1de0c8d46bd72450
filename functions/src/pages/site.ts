import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PageAssets } from '@app/domain/page/page.ts';

/** What the web build made for the `pages` function of the same deployment. */
export interface Site {
  /** What the renderer needs to know of the build. */
  assets: PageAssets;
  /** The page without content, which the browser fills. */
  shell: string;
}

/** @throws when the folder lacks one of the two files: the site was not built before the function was deployed. */
export function readSite(folder: string): Site {
  const read = (file: string) => readFileSync(join(folder, file), 'utf8');
  return { assets: JSON.parse(read('page.json')) as PageAssets, shell: read('app.html') };
}
