import { failure, type Outcome } from '../evaluation/outcome.ts';
import { list } from '../values/rules-value.ts';
import { compilePattern, type Pattern } from './pattern.ts';
import { builtin, type BuiltinTable } from './signature.ts';

/**
 * rules.String. Patterns are RE2; `matches` compares the whole string; sizes count UTF-16 code units, as recorded from
 * production (github.com/davideast/pyric, rules-corpus/firestore/string-literals-and-regex.ts: an emoji is two).
 */
// prettier-ignore
export const STRING_METHODS: BuiltinTable = {
  lower:   builtin(['string'],                     (text) => text.toLowerCase()),
  matches: builtin(['string', 'string'],           (text, pattern) => withPattern(pattern, (re) => re.matches(text))),
  replace: builtin(['string', 'string', 'string'], (text, pattern, by) => withPattern(pattern, (re) => re.replaceAll(text, by))),
  size:    builtin(['string'],                     (text) => BigInt(text.length)),
  split:   builtin(['string', 'string'],           (text, pattern) => withPattern(pattern, (re) => list(re.split(text)))),
  toUtf8:  builtin(['string'],                     (text) => new TextEncoder().encode(text)),
  trim:    builtin(['string'],                     (text) => text.trim()),
  upper:   builtin(['string'],                     (text) => text.toUpperCase()),
};

function withPattern(pattern: string, use: (compiled: Pattern) => Outcome): Outcome {
  const compiled = compilePattern(pattern);
  return compiled ? use(compiled) : failure(`Invalid regular expression: ${pattern}.`);
}
