import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { EXEMPT_FILES, NOT_YET_CLEAN, REFUSED_IDENTIFIERS, REFUSED_PHRASES } from './check-terms/terms.ts';
import { rootPath, ROOT } from './local/paths.ts';

/** Checks that the project uses the terms of docs/glossary.md: lists refused identifiers and phrases with their location. */

const CHECKED_TYPES = /\.(ts|tsx|mts|mjs|js|css|html|json|md|rules|yml|yaml)$/;

// White space between the words of a phrase includes line breaks and the comment markers that follow them.
const GAP = String.raw`(?:\s|\/\/|\*|#)+`;
const patterns = [
  ...REFUSED_IDENTIFIERS.map((term) => ({ term, pattern: new RegExp(String.raw`\b${term}\b`, 'g') })),
  ...REFUSED_PHRASES.map((term) => ({
    term,
    pattern: new RegExp(String.raw`\b${term.split(' ').join(GAP)}\b`, 'gi'),
  })),
];

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: ROOT,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => CHECKED_TYPES.test(file) && !EXEMPT_FILES.some((exempt) => exempt.test(file)))
  .filter((file) => existsSync(rootPath(file)));

const findings = files.flatMap((file) => {
  const text = readFileSync(rootPath(file), 'utf8');
  return patterns.flatMap(({ term, pattern }) =>
    [...text.matchAll(pattern)].map(({ index }) => ({
      file,
      message: `${file}:${text.slice(0, index).split('\n').length} "${term}"`,
    })),
  );
});

const isWithin = (file: string, entry: string) => file === entry || file.startsWith(`${entry}/`);
const refused = findings.filter(({ file }) => !NOT_YET_CLEAN.some((entry) => isWithin(file, entry)));
const cleanEntries = NOT_YET_CLEAN.filter((entry) => !findings.some(({ file }) => isWithin(file, entry)));

for (const { message } of refused)
  console.error(`${message} is not a term of this project: see docs/glossary.md.`);
for (const entry of cleanEntries)
  console.error(`${entry} contains no refused terms any more: remove it from scripts/check-terms/terms.ts.`);
process.exitCode = refused.length + cleanEntries.length > 0 ? 1 : 0;
