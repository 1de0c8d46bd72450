import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { analyse } from 'scslre';
import ts from 'typescript';

/** Checks that no regular expression literal can take more than linear time: lists those that can, with their location. */

const ROOT = new URL('..', import.meta.url);
const FOLDERS = ['domain', 'functions', 'web', 'emulator', 'seed', 'scripts'];
/** Tests, and what only they and benchmarks use, choose the texts that they match. */
const TESTS = /\.test\.tsx?$|\/testing\/|-tests\//;

/** Returns the literals of a file that have a superlinear input, as `path:line: literal`. */
function findSuperlinear(path) {
  const text = readFileSync(new URL(path, ROOT), 'utf8');
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest);
  const found = [];
  const visit = (node) => {
    if (ts.isRegularExpressionLiteral(node)) {
      const literal = node.getText(file);
      const end = literal.lastIndexOf('/');
      const { reports } = analyse({ source: literal.slice(1, end), flags: literal.slice(end + 1) });
      const { line } = file.getLineAndCharacterOfPosition(node.getStart(file));
      if (reports.length > 0) found.push(`${path}:${line + 1}: ${literal}`);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

const paths = execFileSync('git', ['ls-files', ...FOLDERS], { cwd: ROOT, encoding: 'utf8' })
  .split('\n')
  .filter((path) => /\.(tsx?|mjs|js)$/.test(path) && !TESTS.test(path));
const found = paths.flatMap(findSuperlinear);
for (const each of found)
  console.error(`${each} can take more than linear time: see eslint-plugin-regexp’s no-super-linear-move`);
process.exitCode = found.length === 0 ? 0 : 1;
