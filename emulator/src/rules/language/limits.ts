/**
 * The limits of the rules language, from the public table "Security rules limits" of Cloud Firestore's quotas and the
 * Storage rules' page, except where recordings of production differ: 21 nested functions
 * and 11 variables compile although the messages say 20 and 10 (github.com/davideast/pyric,
 * packages/pyric/src/rules/grammar/compile-limits.ts).
 */
export const LIMITS = {
  sourceBytes: 256 * 1024,
  nestedMatches: 10,
  pathSegments: 100,
  pathCaptures: 20,
  functionParameters: 7,
  letBindings: 11,
  callDepth: 21,
  /** Levels of binary operators and parentheses: a chain of 98 comparisons compiles, one of 99 does not. */
  expressionLevels: 99,
  /** Expressions that a request may evaluate, over all allow statements. */
  expressionsPerRequest: 1000,
  /** Limits of this parser, which prevent stack overflows; they are above what `expressionLevels` allows. */
  expressionNesting: 200,
  /** Consecutive operators, accesses and calls. */
  expressionChain: 1000,
  /** Documents that rules may read on behalf of one request. */
  documentsPerRequest: 10,
  /** Documents that rules may read on behalf of one batch, transaction or multi-document read. */
  documentsPerBatch: 20,
  /** Documents that rules may read on behalf of one Storage request. */
  documentsPerStorageRequest: 2,
} as const;
