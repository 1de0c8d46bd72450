import type { Expression, FunctionDeclaration, Match } from '../language/ast.ts';
import { LIMITS } from '../language/limits.ts';
import { RulesSyntaxError, type Source, type Span } from '../language/source.ts';
import { childrenOf } from '../language/walk.ts';

/** Checks the limits of a match block. `depth` and `segments` include this match and all outer ones. */
export function checkMatch(
  source: Source,
  match: Match,
  { version, depth, segments }: { version: 1 | 2; depth: number; segments: number },
): void {
  const captures = match.pattern.filter(({ kind }) => kind !== 'literal');
  const rests = match.pattern.filter(({ kind }) => kind === 'rest');
  atMost(source, match, depth, LIMITS.nestedMatches, 'nested match blocks');
  atMost(source, match, segments, LIMITS.pathSegments, 'path segments');
  atMost(source, match, captures.length, LIMITS.pathCaptures, 'wildcards in a path');
  const [first, second] = rests;
  if (second)
    throw new RulesSyntaxError(source, second.start, 'a second {name=**} in one path', 'at most one');
  if (version === 1 && first && first !== match.pattern.at(-1)) {
    throw new RulesSyntaxError(
      source,
      first.start,
      '{name=**} inside a path',
      "rules_version = '2' or {name=**} at the end",
    );
  }
}

/** Checks the limits of a function. */
export function checkFunctionLimits(source: Source, declaration: FunctionDeclaration): void {
  atMost(source, declaration, declaration.parameters.length, LIMITS.functionParameters, 'parameters');
  if (declaration.bindings.length <= LIMITS.letBindings) return;
  throw new RulesSyntaxError(
    source,
    declaration.start,
    'Maximum allowed variable count of 10 for a given function has been reached',
    `at most ${LIMITS.letBindings} let bindings`,
  );
}

/**
 * Checks the nesting that production compiles: each binary operator and each pair of parentheses nests
 * its contents one level deeper.
 */
export function checkLevels(source: Source, node: Expression, level = 1): void {
  const own = level + (node.groups ?? 0);
  if (own > LIMITS.expressionLevels) {
    throw new RulesSyntaxError(
      source,
      node.start,
      'Expression is too complex to evaluate safely',
      `at most ${LIMITS.expressionLevels} levels of operators and parentheses`,
    );
  }
  const inner = ADDS_LEVEL.has(node.type) ? own + 1 : own;
  for (const child of childrenOf(node)) checkLevels(source, child, inner);
}

const ADDS_LEVEL: ReadonlySet<string> = new Set(['binary', 'logical', 'is']);

function atMost(source: Source, at: Span, count: number, limit: number, what: string): void {
  if (count > limit) throw new RulesSyntaxError(source, at.start, `${count} ${what}`, `at most ${limit}`);
}
