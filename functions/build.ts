import { build, context, type BuildOptions } from 'esbuild';
import packageJson from './package.json' with { type: 'json' };

/**
 * `firebase deploy` uploads this folder alone and installs its `dependencies` there; all else goes into the bundle.
 * CommonJS, because the Firebase Admin SDK is, and loads twice as fast from it.
 */
const options: BuildOptions = {
  absWorkingDir: import.meta.dirname,
  entryPoints: ['src/index.ts'],
  outfile: 'dist/index.cjs',
  bundle: true,
  platform: 'node',
  target: 'node20',
  format: 'cjs',
  external: Object.keys(packageJson.dependencies),
};

// With --watch it goes on, and builds again whenever a source file changes.
if (process.argv.includes('--watch')) await (await context(options)).watch();
else await build(options);
