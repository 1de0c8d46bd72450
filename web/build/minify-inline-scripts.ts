import { readFileSync } from 'node:fs';
import { transformSync } from 'esbuild';
import type { Plugin } from 'vite';

const RAW = '?raw';

/** A script that is imported as text, to stand within a page, is imported as browsers get it: without what is for readers. */
export function minifyInlineScripts(): Plugin {
  return {
    name: 'small-scripts',
    apply: 'build',
    enforce: 'pre',
    load: {
      filter: { id: /\.js\?raw$/ },
      handler(id) {
        const script = readFileSync(id.slice(0, -RAW.length), 'utf8');
        const { code } = transformSync(script, { minify: true, target: 'es2022' });
        return `export default ${JSON.stringify(code.trim())}`;
      },
    },
  };
}
