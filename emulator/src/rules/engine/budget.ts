/** Options for counting the expressions of a request. */
export interface Counting {
  /** The request is denied when it evaluates more than this. */
  readonly limit: number;
  /**
   * Counts an argument at each use in the function's body, instead of once per call: an upper bound for an
   * evaluator that substitutes arguments.
   */
  readonly inlineArguments: boolean;
}

/**
 * Counts the expressions evaluated for one document or query, over all allow statements.
 *
 * The costs are those measured with the Rules Test API (`projects.test`) by the public captures in
 * github.com/davideast/pyric, packages/pyric/test/rules/linter/LINTER_SPEC.md, and github.com/sanjevirau/fireside,
 * conformance/fixtures/rules-v2/production-limit-probes.json: every evaluated node is 1, literals included; `&&` and
 * `||` are 1 more when they go on to their right side; `is` is 1 more for the type; a conditional is 1 more, and 3 more
 * when its second branch is taken; a path is 1 more for each literal segment; a namespace before a function is 1; a
 * `let` is 1 more than its value. Functions are evaluated at every call. Expressions that are not evaluated are not
 * counted.
 */
export class Budget {
  readonly counting: Counting;
  spent = 0;

  constructor(counting: Counting) {
    this.counting = counting;
  }

  /** Throws BudgetExceeded when the request exceeds the limit. */
  charge(expressions: number): void {
    this.spent += expressions;
    if (this.spent > this.counting.limit) throw new BudgetExceeded(this.counting.limit);
  }
}

/** Ends the evaluation of the request: `||` does not absorb it, and no further allow statement is evaluated. */
export class BudgetExceeded extends Error {
  constructor(limit: number) {
    super(
      `Unable to evaluate the expression as the maximum of ${limit} expressions to evaluate has been reached.`,
    );
    this.name = 'BudgetExceeded';
  }
}
