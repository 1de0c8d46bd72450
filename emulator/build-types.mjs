import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/**
 * Writes the library's type declarations. `src/index.ts` declares everything it exports, so its declarations suffice.
 */
const source = readFileSync(join(import.meta.dirname, 'src', 'index.ts'), 'utf8');
const { outputText, diagnostics } = ts.transpileDeclaration(source, {
  fileName: 'index.ts',
  compilerOptions: { isolatedDeclarations: true },
  reportDiagnostics: true,
});
if (diagnostics?.length) throw new Error(ts.formatDiagnostics(diagnostics, ts.createCompilerHost({})));
writeFileSync(join(import.meta.dirname, 'dist', 'index.d.cts'), outputText);
