/**
 * The limits of the rules language, from the public table "Security rules limits" of Cloud Firestore's quotas and the
 * Storage rules' page. How deep and long an expression may be is our own: it keeps recursion from exhausting the stack.
 */
export const LIMITS = {
  sourceBytes: 256 * 1024,
  nestedMatches: 10,
  pathSegments: 100,
  pathCaptures: 20,
  functionParameters: 7,
  letBindings: 10,
  callDepth: 20,
  expressionsPerRequest: 1000,
  expressionNesting: 200,
  /** Operators, accesses and calls one after the other. */
  expressionChain: 1000,
  /** Documents that rules may read on behalf of one request. */
  documentsPerRequest: 10,
  /** … of one batch, transaction or multi-document read. */
  documentsPerBatch: 20,
  /** … of one Storage request. */
  documentsPerStorageRequest: 2,
} as const;
