import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv, type UserConfig } from 'vite';
import { buildId } from './build/build-id.ts';
import { fontSlices } from './build/font-slices.ts';
import { packageList } from './build/package-list.ts';
import { pageAssets } from './build/page-assets.ts';
import { robotsFile } from './build/robots.ts';
import { minifyInlineScripts } from './build/minify-inline-scripts.ts';
import { parseEnvironment, siteOrigin } from './environment-schema.ts';

const root = import.meta.dirname;

/** On a slow machine the bundler would tell whoever starts the site which of its parts took how long. */
const QUIET = { bundlerTimings: false };

/** The site as browsers run it. */
function site(variables: Record<string, string>): UserConfig {
  const environment = parseEnvironment(variables);
  const apiOrigin = variables['DEV_API_ORIGIN'];
  return {
    plugins: [
      react(),
      fontSlices(),
      packageList(),
      pageAssets({
        build: buildId(),
        environment,
        folder: resolve(root, variables['SITE_FILES'] ?? '../functions/dist/site'),
      }),
      robotsFile(siteOrigin(variables, environment)),
    ],
    /** The whole environment is one constant, checked here, so that the browser carries no parser. */
    define: { __ENVIRONMENT__: JSON.stringify(environment) },
    build: {
      outDir: variables['WEB_OUT_DIR'] ?? 'dist',
      emptyOutDir: true,
      manifest: true,
      // Browsers that this site is built for know modulepreload.
      modulePreload: { polyfill: false },
      // The dashboard's antd and Firestore are one chunk of 700 KB, which no visitor loads.
      chunkSizeWarningLimit: 1_000,
      rolldownOptions: {
        checks: QUIET,
        output: {
          codeSplitting: {
            // What every page needs is one file, and what most pages need another: left to itself the bundler makes fifty
            // small ones, which compress badly and are as many requests.
            groups: [
              // Not the entry itself, which is how the page finds it.
              { name: 'site', tags: ['$initial'], test: /^(?!.*(main\.tsx|index\.html))/ },
              {
                name: 'pages',
                // What changes something comes with the forms.
                test: /[\\/]web[\\/]src[\\/](ui|i18n|lib[\\/]documents)|shared[\\/](seoul-time|localized|label|collation)|payment[\\/]online-price|@tanstack(?!.*mutation)/i,
                minShareCount: 5,
              },
              { name: 'products', test: /[\\/]features[\\/]catalogue[\\/]/, minShareCount: 5 },
              // Of these features, what more than one page shows.
              {
                debugName: 'features',
                name: (id) =>
                  /[\\/]features[\\/](experiences|newsletter|stories)[\\/](?:event-data[\\/])?[^\\/]+$/.exec(
                    id,
                  )?.[1] ?? null,
                minShareCount: 2,
              },
            ],
          },
        },
      },
    },
    server: apiOrigin ? { proxy: { '/api': { target: apiOrigin } } } : {},
  };
}

/** The renderer of the public pages, which the functions take along: files that need nothing to be installed. */
const renderer: UserConfig = {
  plugins: [react(), minifyInlineScripts()],
  // Told when it is loaded: one renderer serves the sites of several builds that differ in their settings alone.
  define: { __ENVIRONMENT__: 'globalThis.__ENVIRONMENT__', __BUILD__: JSON.stringify(buildId()) },
  ssr: { noExternal: true },
  build: {
    outDir: '../functions/dist/renderer',
    emptyOutDir: true,
    copyPublicDir: false,
    rolldownOptions: { checks: QUIET },
  },
};

export default defineConfig(({ mode, isSsrBuild }) => ({
  root,
  envPrefix: 'NOTHING_BY_NAME_',
  ...(isSsrBuild ? renderer : site(loadEnv(mode, root, ''))),
}));
