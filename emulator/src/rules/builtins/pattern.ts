import { RE2JS, RE2JSException } from 're2js';

/** A compiled RE2 pattern with the operations of the rules language. */
export interface Pattern {
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
export function compilePattern(pattern: string): Pattern | undefined {
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
