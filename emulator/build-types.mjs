import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/** Writes the library's types. `src/index.ts` declares all that it exports, so its own declarations are enough. */
const source = readFileSync(join(import.meta.dirname, 'src', 'index.ts'), 'utf8');
const { outputText, diagnostics } = ts.transpileDeclaration(source, {
  fileName: 'index.ts',
  compilerOptions: { isolatedDeclarations: true },
  reportDiagnostics: true,
});
if (diagnostics?.length) throw new Error(ts.formatDiagnostics(diagnostics, ts.createCompilerHost({})));
writeFileSync(join(import.meta.dirname, 'dist', 'index.d.cts'), outputText);
