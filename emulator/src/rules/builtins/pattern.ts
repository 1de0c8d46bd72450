import { RE2JS, RE2JSException } from 're2js';

/** A compiled RE2 pattern, reduced to what the rules language offers. */
export interface Pattern {
  /** Whether the whole text matches. */
  matches(text: string): boolean;
  /** Replaces every match; `$1` stands for what a group matched. */
  replaceAll(text: string, by: string): string;
  /** The pieces between matches; empty ones are kept. */
  split(text: string): string[];
}

const MAX_CACHED = 500;
const cache = new Map<string, Pattern | undefined>();

/** Compiles a pattern, or finds it compiled before; undefined when it is not RE2. */
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
