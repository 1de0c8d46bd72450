import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';

/** Everybody may read everything, makgeolli included; the dashboard and the API have nothing for robots. */
export function robots(origin: string): string {
  return `User-agent: *
Allow: /
Disallow: /admin
Disallow: /api/

Sitemap: ${origin}/sitemap.xml
`;
}

/** Leaves `robots.txt` beside the built site: the path is one of those that Cloud Functions never hear of. */
export function robotsFile(origin: string): Plugin {
  return {
    name: 'robots-file',
    apply: 'build',
    writeBundle({ dir }) {
      writeFileSync(join(resolve(dir!), 'robots.txt'), robots(origin));
    },
  };
}
