import { readFileSync } from 'node:fs';
import { transformSync } from 'esbuild';
import type { Plugin } from 'vite';

const RAW = '?raw';

/** Returns a plugin that minifies scripts imported as text (`?raw`), which are inlined into pages. */
export function minifyInlineScripts(): Plugin {
  return {
    name: 'minify-inline-scripts',
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
