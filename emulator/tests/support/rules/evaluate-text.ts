import { Budget } from '../../../src/rules/engine/budget.ts';
import { evaluate } from '../../../src/rules/engine/evaluate.ts';
import { describeOutcome, type Outcome } from '../../../src/rules/evaluation/outcome.ts';
import { createScope } from '../../../src/rules/engine/scope.ts';
import { parseExpression } from '../../../src/rules/language/parse-expression.ts';
import { createTokenReader } from '../../../src/rules/language/token-reader.ts';

/** Evaluates one expression of the rules language with these variables. */
function evaluateText(text: string, variables: ReadonlyMap<string, Outcome> = new Map()): Outcome {
  const reader = createTokenReader({ fileName: 'expression', text });
  const expression = parseExpression(reader);
  if (reader.peek().kind !== 'end') throw reader.unexpected('the end of the expression');
  return evaluate(expression, createScope(null, variables), {
    functions: {},
    budget: new Budget({ limit: 1000, inlineArguments: false }),
  });
}

/** Evaluates an expression and returns the text of its outcome: `true`, `[1, 2]`, `error: Null value error.` */
export function evaluateToText(text: string, variables?: ReadonlyMap<string, Outcome>): string {
  return describeOutcome(evaluateText(text, variables));
}
