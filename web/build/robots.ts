import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';

/** Returns robots.txt: everything may be crawled except the dashboard and the API. */
export function robots(origin: string): string {
  return `User-agent: *
Allow: /
Disallow: /admin
Disallow: /api/

Sitemap: ${origin}/sitemap.xml
`;
}

/**
 * Returns a plugin that writes `robots.txt` next to the built site, because Hosting never forwards this path to Cloud
 * Functions.
 */
export function robotsFile(origin: string): Plugin {
  return {
    name: 'robots-file',
    apply: 'build',
    writeBundle({ dir }) {
      writeFileSync(join(resolve(dir!), 'robots.txt'), robots(origin));
    },
  };
}
