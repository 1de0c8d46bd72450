import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv, type UserConfig } from 'vite';
import { buildId } from './build/build-id.ts';
import { DASHBOARD_CHUNKS } from './build/dashboard-chunks.ts';
import { fontSlices } from './build/font-slices.ts';
import { packageList } from './build/package-list.ts';
import { pageAssets } from './build/page-assets.ts';
import { robotsFile } from './build/robots.ts';
import { minifyInlineScripts } from './build/minify-inline-scripts.ts';
import { buildTargets } from './build/supported-browsers.ts';
import { parseEnvironment, siteOrigin } from './environment-schema.ts';

/**
 * Every page loads the names of many scripts, whose hashes do not compress. Seven characters, the fewest that the bundler takes, save
 * 0.2 KB, and keep the first Firestore read of the home page within its budget. Pictures keep the names that the renderer gives them.
 */
const FILE_NAMES = {
  entryFileNames: 'assets/[name]-[hash:7].js',
  chunkFileNames: 'assets/[name]-[hash:7].js',
};

const root = import.meta.dirname;

/** Otherwise the bundler prints the duration of its steps on a slow machine. */
const QUIET = { bundlerTimings: false };

/**
 * Firebase's packages register their service as a side effect, so that the bundler keeps each that a library mentions: reactfire
 * has hooks for all of them. A service of which nothing is used is dropped.
 */
const UNUSED_UNLESS_IMPORTED =
  /[\\/]node_modules[\\/](reactfire|firebase|@firebase)[\\/](dist|functions|installations|remote-config|storage)[\\/]/;

/**
 * What libraries import for features that the site does not use, with modules that throw when they are called: together
 * 92 KB (gzip) of the dashboard.
 */
const UNUSED_PACKAGES = [
  { find: 'firebase/database', replacement: resolve(root, 'build/unused/realtime-database.ts') },
  { find: 're2js', replacement: resolve(root, 'build/unused/regular-expressions.ts') },
  { find: /^zod$/, replacement: resolve(root, 'build/unused/zod-without-compiler.ts') },
  // A file of zod, which has no entry without it.
  {
    find: /^(\.|\.\.\/core)\/to-json-schema\.js$/,
    replacement: resolve(root, 'build/unused/json-schema.ts'),
  },
  // What antd's table names relative to its own folders.
  { find: './FilterDropdown', replacement: resolve(root, 'build/unused/table-menus.ts') },
  { find: '../../dropdown', replacement: resolve(root, 'build/unused/table-menus.ts') },
  // A file of antd's date picker.
  { find: './generateRangePicker', replacement: resolve(root, 'build/unused/range-picker.ts') },
];

/** Returns the configuration of the site as browsers run it. */
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
    /** The environment is validated here and inlined as one constant, so that the site contains no parser. */
    define: { __ENVIRONMENT__: JSON.stringify(environment) },
    resolve: { alias: UNUSED_PACKAGES },
    worker: {
      rolldownOptions: {
        output: {
          // Browsers look for a newer service worker at the address at which they found it first.
          entryFileNames: ({ name }) => (name === 'service-worker' ? '[name].js' : FILE_NAMES.entryFileNames),
        },
      },
    },
    build: {
      outDir: variables['WEB_OUT_DIR'] ?? 'dist',
      emptyOutDir: true,
      manifest: true,
      // Of style sheets, too: the prefixes that these browsers need are added.
      target: buildTargets(),
      // All supported browsers implement modulepreload.
      modulePreload: { polyfill: false },
      // The dashboard's antd and Firestore are one chunk of 700 KB, which no visitor loads.
      chunkSizeWarningLimit: 1_000,
      rolldownOptions: {
        checks: QUIET,
        treeshake: { moduleSideEffects: [{ test: UNUSED_UNLESS_IMPORTED, sideEffects: false }] },
        output: {
          ...FILE_NAMES,
          codeSplitting: {
            // One file for the code of every page and another for that of most pages. The bundler's default is fifty small
            // files, which compress badly and need as many requests.
            groups: [
              // Not the entry module itself, by which the page finds the chunk.
              { name: 'site', tags: ['$initial'], test: /^(?!.*(main\.tsx|index\.html))/ },
              {
                name: 'pages',
                // Without what loads with the forms: the mutations, the suggestion of addresses, and Formik with the hook of the forms.
                test: /[\\/]web[\\/]src[\\/](ui[\\/](?!email-(field|suggestion)|use-visitor-form)|features[\\/]shared[\\/](craft-picture|email-form|line-fields|page-hero|price|restock-form|site-pictures)|i18n|lib[\\/](documents|visible-documents|use-time-left))|shared[\\/](seoul-time|localized|label|collation|visibility)|payment[\\/]online-price|product[\\/]product(-price|-filters)?\.ts|story[\\/]story-tags|@tanstack(?!.*mutation)/i,
                minShareCount: 5,
              },
              {
                name: 'products',
                test: /[\\/]features[\\/]products[\\/]/,
                minShareCount: 5,
                includeDependenciesRecursively: false,
              },
              {
                name: 'reader',
                test: /[\\/]lib[\\/](firebase-app|from-firestore)\.ts$/,
                includeDependenciesRecursively: false,
              },
              // Modules of a few lines that the pages with lists share, which alone cost the home page 0.1 KB more each.
              {
                name: 'lists',
                test: /[\\/](kept-receipt|first-suitable|list-alcohol-warning|list-kind|image-alt|story-excerpt|beginning|without-formatting|seat-account|event-timing|empty-without-alcohol)(\.module)?\.(tsx?|css)$/,
                minShareCount: 2,
                includeDependenciesRecursively: false,
              },
              // The same for the rules of events.
              {
                name: 'event-rules',
                test: /[\\/](event-(availability|series)|format-duration)\.tsx?$/,
                minShareCount: 2,
                includeDependenciesRecursively: false,
              },
              // The same for modules about the places of stores and events.
              {
                name: 'places',
                test: /[\\/](stores-query|map-links(\.module)?)\.(tsx?|css)$/,
                minShareCount: 2,
                includeDependenciesRecursively: false,
              },
              // What the contact page shares with the store's preview in the dashboard. As single files they take 0.6 KB more.
              {
                name: 'stores',
                test: /[\\/](features[\\/]stores[\\/](opening-status-badge|selected-store|store-card|use-special-hours)(\.module)?|lib[\\/]use-minute|store-location[\\/](hours-text|opening-(hours|status)|special-hours))\.(tsx?|css)$/,
                minShareCount: 2,
                includeDependenciesRecursively: false,
              },
              // Modules of a few lines that forms and the dashboard share. As single files they take 0.4 KB more.
              {
                name: 'records',
                test: /[\\/](booking-reference|cash-receipt-number|clean-text|contact-submission|email|object-path|save-file)\.ts$/,
                minShareCount: 2,
                includeDependenciesRecursively: false,
              },
              // antd's parts that nearly every chunk of the dashboard needs. As small files they take 7 KB more.
              {
                name: 'antd',
                test: /node_modules[\\/](antd|@rc-component|@ant-design)[\\/]/,
                minShareCount: 15,
                includeDependenciesRecursively: false,
              },
              // antd's parts that only dialogs need. In the chunk of one dialog, the other dialogs would import that dialog with them.
              {
                name: 'antd-dialogs',
                test: /node_modules[\\/](antd[\\/]es[\\/](auto-complete|descriptions|form|input|_util[\\/]convertToTooltipProps)|@rc-component[\\/](async-validator|form|input)|@ant-design[\\/]icons.*[\\/](Eye|QuestionCircle))/,
                includeDependenciesRecursively: false,
              },
              DASHBOARD_CHUNKS,
              // The code of these features that several pages share.
              {
                debugName: 'features',
                name: (id) =>
                  /[\\/]features[\\/](events|newsletter|stories)[\\/](?:(?:event-data|waitlist)[\\/])?[^\\/]+$/.exec(
                    id,
                  )?.[1] ?? null,
                minShareCount: 2,
                includeDependenciesRecursively: false,
              },
            ],
          },
        },
      },
    },
    server: apiOrigin ? { proxy: { '/api': { target: apiOrigin } } } : {},
  };
}

/** The configuration of the renderer of the public pages. It is deployed with the functions and bundles all dependencies. */
const renderer: UserConfig = {
  plugins: [react(), minifyInlineScripts()],
  define: {
    // Read at load time, because one renderer serves several builds of the site that differ in their settings only.
    __ENVIRONMENT__: 'globalThis.__ENVIRONMENT__',
    __BUILD__: JSON.stringify(buildId()),
    // Vite would leave it to the environment, which sets none: React's development build needs twice the time for a page.
    'process.env.NODE_ENV': JSON.stringify('production'),
  },
  ssr: { noExternal: true },
  build: {
    outDir: '../functions/dist/renderer',
    emptyOutDir: true,
    copyPublicDir: false,
    // The server loads one file: nothing depends on which modules are apart.
    rolldownOptions: { checks: { ...QUIET, ineffectiveDynamicImport: false } },
  },
};

export default defineConfig(({ command, mode, isSsrBuild }) => {
  // JSX is compiled by this variable, so that a build in a test's environment would call React's development functions.
  if (command === 'build') process.env['NODE_ENV'] = 'production';
  return {
    root,
    envPrefix: 'NOTHING_BY_NAME_',
    ...(isSsrBuild ? renderer : site(loadEnv(mode, root, ''))),
  };
});
