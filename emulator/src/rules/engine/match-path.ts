import type { Allow, AllowMethod, Block, PatternSegment } from '../language/ast.ts';
import { path } from '../values/rules-value.ts';
import { UNKNOWN, type Outcome } from '../evaluation/outcome.ts';
import { createScope, type Scope } from './scope.ts';

/**
 * A segment of a requested path: text, or for a query any single id, or any number of segments, as
 * between the parent of a collection group and its collections.
 */
export type PathSegment = string | typeof ANY_ID | typeof ANY_DEPTH;
export const ANY_ID = Symbol('any id');
export const ANY_DEPTH = Symbol('any depth');

/** An allow statement that covers the request, and its scope. */
export interface Candidate {
  readonly allow: Allow;
  readonly scope: Scope;
}

/** Returns the statements for these methods that cover the path for all values of its open segments, in file order. */
export function* candidatesFor(
  block: Block,
  methods: readonly AllowMethod[],
  segments: readonly PathSegment[],
  scope: Scope,
  version: 1 | 2,
): Generator<Candidate> {
  for (const match of block.matches) {
    for (const { captured, rest } of matchPattern(match.pattern, segments, version)) {
      const inner = createScope(scope, captured, match.functions);
      if (rest.length === 0) {
        for (const allow of match.allows) {
          if (methods.every((method) => allow.methods.has(method))) yield { allow, scope: inner };
        }
      }
      yield* candidatesFor(match, methods, rest, inner, version);
    }
  }
}

interface Matched {
  readonly captured: ReadonlyMap<string, Outcome>;
  readonly rest: readonly PathSegment[];
}

/** Yields every way in which a pattern can match a prefix of a path; `{x=**}` matches any number of segments. */
function* matchPattern(
  pattern: readonly PatternSegment[],
  segments: readonly PathSegment[],
  version: 1 | 2,
): Generator<Matched> {
  const [first, ...others] = pattern;
  if (!first) {
    yield { captured: new Map(), rest: segments };
    return;
  }
  const [shortest, longest] = first.kind === 'rest' ? [0, segments.length] : [1, 1];
  for (let length = shortest; length <= longest; length++) {
    const taken = segments.slice(0, length);
    if (taken.length < length || !accepts(first, taken, version)) continue;
    for (const { captured, rest } of matchPattern(others, segments.slice(length), version)) {
      const own = first.kind === 'literal' ? [] : ([[first.text, capture(first, taken)]] as const);
      yield { captured: new Map([...own, ...captured]), rest };
    }
  }
}

/** In version 1 `{x=**}` matches at least one segment, in version 2 zero or more. */
function accepts(segment: PatternSegment, taken: readonly PathSegment[], version: 1 | 2): boolean {
  if (segment.kind === 'literal') return taken[0] === segment.text;
  if (segment.kind === 'single') return taken[0] !== ANY_DEPTH;
  return version === 2 || taken.some((part) => part !== ANY_DEPTH);
}

function capture(segment: PatternSegment, taken: readonly PathSegment[]): Outcome {
  const known = taken.filter((part) => typeof part === 'string');
  if (known.length < taken.length) return UNKNOWN;
  return segment.kind === 'rest' ? path(known) : (known[0] ?? UNKNOWN);
}
