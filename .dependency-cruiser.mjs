/** Allowed import directions, checked by `npm test -- checks`. */
const admin = '^web/src/(admin|routes/admin)/';
const dashboardOnly = [
  'antd',
  '@ant-design',
  'reactfire',
  'firebase/auth',
  'firebase/firestore',
  'firebase/storage',
];

/** The folders of `web/src` in dependency order: each may import only itself and the folders before it. */
const webLayers = [
  'config',
  'lib',
  'i18n',
  'service-worker',
  'ui',
  'age-gate',
  'features',
  'admin',
  'routes',
  'app',
  'server-rendering',
];
const webLayerRules = webLayers.slice(0, -1).map((layer, index) => ({
  name: `web-layer-${layer}`,
  comment: 'A folder of web/src imports no folder of a higher layer.',
  severity: 'error',
  from: { path: `^web/src/${layer}/`, pathNot: '[.]test[.]tsx?$' },
  to: { path: `^web/src/(${webLayers.slice(index + 1).join('|')})/` },
}));

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'no-circles',
      comment: 'Two files that need each other are one file, or three.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-unresolvable',
      comment: 'An import that leads nowhere.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^(virtual:|@app/)' },
    },
    {
      name: 'domain-imports-zod-alone',
      comment: 'domain is pure: no I/O, no platform, no framework.',
      severity: 'error',
      from: { path: '^domain/src/', pathNot: '[.]test[.]ts$' },
      to: { pathNot: ['^domain/src/', '(^|/)node_modules/zod/'] },
    },
    {
      name: 'web-and-functions-never-meet',
      severity: 'error',
      from: { path: '^(web|functions)/' },
      to: { path: '^(web|functions|emulator|seed|scripts|bench)/', pathNot: '^$1/' },
    },
    {
      name: 'functions-import-no-tools-of-tests',
      comment: 'What is deployed is what functions/src holds.',
      severity: 'error',
      from: { path: '^functions/src/', pathNot: '[.]test[.]ts$' },
      to: { path: '^functions/testing/' },
    },
    {
      name: 'emulator-knows-no-product',
      severity: 'error',
      from: { path: '^emulator/' },
      to: { path: '^(domain|functions|web|seed|scripts|bench)/' },
    },
    {
      name: 'imports-are-declared',
      comment:
        'A package is declared in the nearest package.json: one that is found only because another folder installs it can disappear. ' +
        'The package.json of the functions is deployed, so what only their build and tests need is in that of the root.',
      severity: 'error',
      from: {
        pathNot: ['^functions/build[.]ts$', '^functions/testing/', '^functions/.+[.]test[.]ts$'],
      },
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
    ...['emulator/src', 'emulator/src/[^/]+'].map((folder) => ({
      name: 'emulator-folders-never-import-the-files-above-them',
      comment:
        'Files that lie directly in a folder count as a folder of their own, which imports the folders below it.',
      severity: 'error',
      from: { path: `^(${folder})/[^/]+/`, pathNot: '[.]test[.]ts$' },
      to: { path: '^$1/[^/]+$' },
    })),
    {
      name: 'seed-knows-domain-alone',
      severity: 'error',
      from: { path: '^seed/' },
      to: { path: '^(functions|web|emulator|scripts|bench)/' },
    },
    {
      name: 'features-never-import-each-other',
      comment: 'What several of them need is in features/shared, which imports none of them.',
      severity: 'error',
      from: { path: '^web/src/features/([^/]+)/' },
      to: { path: '^web/src/features/', pathNot: '^web/src/features/($1|shared)/' },
    },
    ...webLayerRules,
    {
      name: 'admin-only-through-its-lazy-route',
      comment: 'Not one byte of the dashboard reaches a visitor.',
      severity: 'error',
      from: { path: '^web/src/', pathNot: admin },
      to: { path: admin, dependencyTypesNot: ['dynamic-import', 'type-only'] },
    },
    {
      name: 'heavy-packages-belong-to-the-dashboard',
      severity: 'error',
      from: { path: '^web/src/', pathNot: admin },
      to: { path: `(^|/)node_modules/(${dashboardOnly.join('|')})(/|$)`, pathNot: 'firebase/firestore/lite' },
    },
    {
      name: 'public-site-carries-no-zod',
      comment: 'Visitors download the rules of domain, not its schemas; types cost nothing.',
      severity: 'error',
      from: {
        path: '^web/src/',
        pathNot: [admin, '[.]test[.]tsx?$', '[.]d[.]ts$', '^web/src/testing/', '^web/src/.+/testing/'],
      },
      to: {
        path: '(^|/)node_modules/zod/|-schema[.]ts$|^domain/src/api/',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'tests-are-not-imported',
      severity: 'error',
      from: {},
      to: { path: '[.](test|spec)[.]tsx?$' },
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    // Not the folders of packages, which would hide what they are imported from.
    exclude: { path: '^\\w+/dist/' },
    includeOnly: ['^(domain|functions|web|emulator|seed|scripts|bench|e2e|rules-tests)/', 'node_modules/'],
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'browser', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'],
    },
  },
};
