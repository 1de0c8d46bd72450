import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

/** Bundles the two programs that stand in for firebase-tools' Java archives, each into one CommonJS file. */
await build({
  absWorkingDir: fileURLToPath(new URL('.', import.meta.url)),
  entryPoints: { firestore: 'src/main-firestore.ts', 'storage-rules': 'src/main-storage-rules.ts' },
  outdir: process.argv[2] ?? 'dist',
  outExtension: { '.js': '.cjs' },
  bundle: true,
  platform: 'node',
  format: 'cjs',
  target: 'node20',
  sourcemap: true,
  logLevel: 'warning',
});
