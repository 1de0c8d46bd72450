import { failure, type Outcome } from '../evaluation/outcome.ts';
import { list } from '../values/rules-value.ts';
import { builtin, type BuiltinTable } from './signature.ts';
import { RE2JS, RE2JSException } from 're2js';

/** A compiled RE2 pattern with the operations of the rules language. */
interface Pattern {
  /** Returns whether the whole text matches. */
  matches(text: string): boolean;
  /** Replaces every match; `$1` stands for the text of a group. */
  replaceAll(text: string, by: string): string;
  /** Returns the parts between matches, including empty ones. */
  split(text: string): string[];
}

const MAX_CACHED = 500;
const cache = new Map<string, Pattern | undefined>();

/** Returns a compiled pattern, cached; undefined when it is not valid RE2. */
function compilePattern(pattern: string): Pattern | undefined {
  if (!cache.has(pattern)) {
    if (cache.size >= MAX_CACHED) cache.clear();
    cache.set(pattern, compile(pattern));
  }
  return cache.get(pattern);
}

function compile(pattern: string): Pattern | undefined {
  try {
    const compiled = RE2JS.compile(pattern);
    return {
      matches: (text) => compiled.matches(text),
      replaceAll: (text, by) => compiled.matcher(text).replaceAll(by),
      split: (text) => compiled.split(text, -1),
    };
  } catch (error) {
    if (error instanceof RE2JSException) return undefined;
    throw error;
  }
}

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
