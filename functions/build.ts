import { cpSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
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
  target: `node${packageJson.engines.node}`,
  format: 'cjs',
  external: Object.keys(packageJson.dependencies),
};

/** The fonts of the share pictures. */
function copyFonts(): void {
  const pretendard = dirname(createRequire(import.meta.url).resolve('pretendard/package.json'));
  const folder = join(import.meta.dirname, 'dist', 'fonts');
  for (const weight of ['Bold', 'Regular']) {
    const file = `Pretendard-${weight}.otf`;
    cpSync(join(pretendard, 'dist', 'public', 'static', file), join(folder, file));
  }
}
copyFonts();

// With --watch it goes on, and builds again whenever a source file changes.
if (process.argv.includes('--watch')) await (await context(options)).watch();
else await build(options);
