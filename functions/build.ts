import { cpSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { build, context, type BuildOptions } from 'esbuild';
import packageJson from './package.json' with { type: 'json' };

/**
 * `firebase deploy` uploads only this folder and installs its `dependencies` there; everything else is bundled.
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
  // Libraries have a slower development build for every other value, and neither the emulator nor a deployment sets one.
  define: { 'process.env.NODE_ENV': '"production"' },
};

/** Copies the fonts of the share images next to the bundle. */
function copyFonts(): void {
  const pretendard = dirname(createRequire(import.meta.url).resolve('pretendard/package.json'));
  const folder = join(import.meta.dirname, 'dist', 'fonts');
  for (const weight of ['Bold', 'Regular']) {
    const file = `Pretendard-${weight}.otf`;
    cpSync(join(pretendard, 'dist', 'public', 'static', file), join(folder, file));
  }
}
copyFonts();

// With --watch it keeps running and rebuilds after every change of a source file.
if (process.argv.includes('--watch')) await (await context(options)).watch();
else await build(options);
