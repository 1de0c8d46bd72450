import { FUNCTIONS, METHODS } from '../builtins/tables.ts';
import type { BuiltinTable } from '../builtins/signature.ts';
import type { Expression, ExpressionOf } from '../language/ast.ts';
import { isKind, kindOf, list, map, path, type RulesPath, type RulesValue } from '../values/rules-value.ts';
import { indexOf, memberOf, sliceOf } from './access.ts';
import type { Budget } from './budget.ts';
import { integer, isOfType } from '../evaluation/operators.ts';
import { failure, isError, isValue, strictly, type Outcome } from '../evaluation/outcome.ts';
import { relate } from './relate.ts';
import {
  createScope,
  findCost,
  findFunction,
  findVariable,
  type DeclaredFunction,
  type Scope,
} from './scope.ts';

/** The context of an evaluation: host functions, budget and observer. */
export interface Run {
  /** The host's functions by dotted name: `get`, `firestore.exists`, `debug`. */
  readonly functions: BuiltinTable;
  /** Called for every part of a condition that does not consist of `&&`, `||`, `!` or `? :`. */
  readonly observe?: (part: Expression, outcome: Outcome) => void;
  readonly budget: Budget;
}

/** Evaluates a condition and reports the outcomes of its parts to the observer. */
export function evaluateCondition(node: Expression, scope: Scope, run: Run): Outcome {
  const outcome = evaluate(node, scope, run);
  if (!COMPOSITE.has(node.type)) run.observe?.(node, outcome);
  return outcome;
}

const COMPOSITE: ReadonlySet<string> = new Set(['logical', 'not', 'conditional']);

/** Evaluates an expression. Errors are outcomes; throws only BudgetExceeded. */
export function evaluate(node: Expression, scope: Scope, run: Run): Outcome {
  const outcome = evaluateNode(node, scope, run);
  return isError(outcome) && !outcome.at ? { ...outcome, at: { start: node.start, end: node.end } } : outcome;
}

function evaluateNode(node: Expression, scope: Scope, run: Run): Outcome {
  run.budget.charge(costOf(node, scope, run.budget));
  if (node.type === 'literal') return node.value;
  if (node.type === 'name') return variable(node.name, scope);
  const value = (operand: Expression): Outcome => evaluate(operand, scope, run);
  switch (node.type) {
    case 'list':
      return strictly(node.items.map(value), (...items) => list(items));
    case 'map':
      return mapLiteral(node, value);
    case 'path':
      return pathLiteral(node, scope, value);
    case 'member':
      return memberOf(value(node.object), node.name);
    case 'index':
      return indexOf(value(node.object), value(node.index));
    case 'slice':
      return strictly([value(node.object), value(node.from), value(node.to)], sliceOf);
    case 'is':
      return strictly([value(node.operand)], (operand) => isOfType(operand, node.typeName));
    case 'negate':
      return strictly([value(node.operand)], negate);
    case 'binary':
      return relate(node.operator, value(node.left), value(node.right));
    case 'not':
      return not(evaluateCondition(node.operand, scope, run));
    case 'logical':
      return logical(node, scope, run);
    case 'conditional':
      return conditional(node, scope, run);
    case 'call':
      return call(node, scope, run);
  }
}

/** Returns the cost of a node without its operands; see `Budget`. */
function costOf(node: Expression, scope: Scope, { counting }: Budget): number {
  switch (node.type) {
    case 'literal':
      return node.signed ? 2 : 1;
    case 'name':
      return counting.inlineArguments ? findCost(scope, node.name) : 1;
    case 'is':
    case 'conditional':
      return 2;
    case 'path':
      return 1 + node.segments.filter((segment) => typeof segment === 'string').length;
    default:
      return 1;
  }
}

/** Google's evaluator treats an undeclared name in this place as null. */
function variable(name: string, scope: Scope): Outcome {
  const value = findVariable(scope, name);
  return value === undefined ? failure('Null value error.') : value;
}

function mapLiteral(node: ExpressionOf<'map'>, value: (operand: Expression) => Outcome): Outcome {
  const keys = node.entries.map(([key]) => value(key));
  const wrong = keys.find((key) => isValue(key) && typeof key !== 'string');
  if (wrong !== undefined) return failure('Map keys must be strings.');
  return strictly([...keys, ...node.entries.map(([, item]) => value(item))], (...flat) => {
    const texts = flat.slice(0, keys.length) as string[];
    return map(new Map(texts.map((key, index) => [key, flat[keys.length + index] ?? null])));
  });
}

/** An undeclared name stays unbound, for `bind`; a path value, as from `{rest=**}`, is spliced in. */
function pathLiteral(
  node: ExpressionOf<'path'>,
  scope: Scope,
  value: (operand: Expression) => Outcome,
): Outcome {
  const parts = node.segments.map((segment): Outcome => {
    if (typeof segment === 'string') return segment;
    const open = segment.type === 'name' && findVariable(scope, segment.name) === undefined;
    return open ? path([{ unbound: segment.name }]) : value(segment);
  });
  return strictly(parts, (...values) => {
    const segments: RulesPath['segments'][number][] = [];
    for (const part of values) {
      if (typeof part === 'string') segments.push(...part.split('/').filter((text) => text !== ''));
      else if (isKind(part, 'path')) segments.push(...part.segments);
      else return failure(`Unsupported path segment: ${kindOf(part)}.`);
    }
    return path(segments);
  });
}

function negate(operand: RulesValue): Outcome {
  if (typeof operand === 'bigint') return integer(-operand);
  return typeof operand === 'number'
    ? -operand
    : failure(`Unsupported operation error. Received: -${kindOf(operand)}.`);
}

function not(operand: Outcome): Outcome {
  return strictly([operand], (truth) => (typeof truth === 'boolean' ? !truth : notBoolean(truth)));
}

function notBoolean(value: RulesValue): Outcome {
  return failure(`Unsupported operation error. Expected: bool, received: ${kindOf(value)}.`);
}

/** The deciding operand determines the result on either side: `error || true` is true, `error && false` is false. */
function logical(node: ExpressionOf<'logical'>, scope: Scope, run: Run): Outcome {
  const deciding = node.operator === '||';
  const left = evaluateCondition(node.left, scope, run);
  if (left === deciding) return left;
  run.budget.charge(1);
  const right = evaluateCondition(node.right, scope, run);
  if (right === deciding) return right;
  return strictly([left, right], (a, b) => {
    const wrong = [a, b].find((side) => typeof side !== 'boolean');
    return wrong === undefined ? !deciding : notBoolean(wrong);
  });
}

/** An unknown test makes the result unknown even if both branches agree, because the test could be an error. */
function conditional(node: ExpressionOf<'conditional'>, scope: Scope, run: Run): Outcome {
  const test = evaluateCondition(node.test, scope, run);
  if (!isValue(test)) return test;
  if (typeof test !== 'boolean') return notBoolean(test);
  if (!test) run.budget.charge(2);
  return evaluateCondition(test ? node.yes : node.no, scope, run);
}

function call(node: ExpressionOf<'call'>, scope: Scope, run: Run): Outcome {
  const { receiver, name } = node;
  if (!receiver) {
    const declared = findFunction(scope, name);
    if (declared) return callDeclared(declared, node.args, scope, run);
  }
  const args = node.args.map((argument) => evaluate(argument, scope, run));
  if (!receiver) return callBuiltin(find(run.functions, name) ?? find(FUNCTIONS, name), name, args);
  if (receiver.type === 'name' && findVariable(scope, receiver.name) === undefined) {
    run.budget.charge(1);
    const dotted = `${receiver.name}.${name}`;
    return callBuiltin(find(run.functions, dotted) ?? find(FUNCTIONS, dotted), dotted, args);
  }
  return strictly([evaluate(receiver, scope, run), ...args], (self, ...rest) =>
    callBuiltin(find(METHODS[kindOf(self)], name), name, [self, ...rest]),
  );
}

/** Arguments and variables may be errors, which only matter where the body uses them. */
function callDeclared(
  { declaration: { parameters, bindings, result }, home }: DeclaredFunction,
  args: readonly Expression[],
  scope: Scope,
  run: Run,
): Outcome {
  if (args.length !== parameters.length)
    return failure('Incorrect number of arguments supplied to function.');
  const { budget } = run;
  const variables = new Map<string, Outcome>();
  const costs = budget.counting.inlineArguments ? new Map<string, number>() : undefined;
  for (const [index, parameter] of parameters.entries()) {
    const before = budget.spent;
    const argument = args[index];
    variables.set(parameter.name, argument ? evaluate(argument, scope, run) : null);
    if (!costs) continue;
    costs.set(parameter.name, budget.spent - before);
    budget.spent = before;
  }
  const body = createScope(home, variables, [], costs);
  for (const { name, value } of bindings) {
    budget.charge(1);
    variables.set(name, evaluate(value, body, run));
  }
  return evaluateCondition(result, body, run);
}

function callBuiltin(
  target: BuiltinTable[string] | undefined,
  name: string,
  args: readonly Outcome[],
): Outcome {
  if (!target) return failure(`Function not found error: Name: [${name}].`);
  return strictly(args, (...values) => target.call(values));
}

function find(table: BuiltinTable, name: string): BuiltinTable[string] | undefined {
  return Object.hasOwn(table, name) ? table[name] : undefined;
}
