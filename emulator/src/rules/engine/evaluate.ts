import { FUNCTIONS, METHODS } from '../builtins/tables.ts';
import type { BuiltinTable } from '../builtins/signature.ts';
import type { Expression, ExpressionOf } from '../language/ast.ts';
import { LIMITS } from '../language/limits.ts';
import { isKind, kindOf, list, map, path, type RulesPath, type RulesValue } from '../values/rules-value.ts';
import { indexOf, memberOf, sliceOf } from './access.ts';
import { integer, isOfType } from './operators.ts';
import { failure, isError, isValue, strictly, type Outcome } from './outcome.ts';
import { relate } from './relate.ts';
import { createScope, findFunction, findVariable, type Scope } from './scope.ts';

/** One evaluation of one condition: what the host offers, and what has been used up. */
export interface Run {
  /** The host's functions by dotted name: `get`, `firestore.exists`, `debug`. */
  readonly functions: BuiltinTable;
  /** Told of every part of a condition that is not itself made of `&&`, `||`, `!` or `? :`. */
  readonly observe?: (part: Expression, outcome: Outcome) => void;
  expressions: number;
  depth: number;
}

/** Evaluates in condition position: reports the outcome to the observer. */
export function evaluateCondition(node: Expression, scope: Scope, run: Run): Outcome {
  const outcome = evaluate(node, scope, run);
  if (!COMPOSITE.has(node.type)) run.observe?.(node, outcome);
  return outcome;
}

const COMPOSITE: ReadonlySet<string> = new Set(['logical', 'not', 'conditional']);

/** Evaluates an expression. Never throws for anything a rules author can write: errors are outcomes. */
export function evaluate(node: Expression, scope: Scope, run: Run): Outcome {
  const outcome = evaluateNode(node, scope, run);
  return isError(outcome) && !outcome.at ? { ...outcome, at: { start: node.start, end: node.end } } : outcome;
}

function evaluateNode(node: Expression, scope: Scope, run: Run): Outcome {
  if (node.type === 'literal') return node.value;
  if (node.type === 'name') return variable(node.name, scope);
  run.expressions += 1;
  if (run.expressions > LIMITS.expressionsPerRequest)
    return failure('Evaluation limit of 1000 expressions exceeded.');
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

function variable(name: string, scope: Scope): Outcome {
  const value = findVariable(scope, name);
  return value === undefined ? failure(`Unknown variable: ${name}.`) : value;
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

/** A name that nothing declares stays open, for `bind`; a bound path is spliced in, as from `{rest=**}`. */
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

/** The deciding side wins wherever it stands: `error || true` is true, `error && false` is false. */
function logical(node: ExpressionOf<'logical'>, scope: Scope, run: Run): Outcome {
  const deciding = node.operator === '||';
  const left = evaluateCondition(node.left, scope, run);
  if (left === deciding) return left;
  const right = evaluateCondition(node.right, scope, run);
  if (right === deciding) return right;
  return strictly([left, right], (a, b) => {
    const wrong = [a, b].find((side) => typeof side !== 'boolean');
    return wrong === undefined ? !deciding : notBoolean(wrong);
  });
}

/** An unknown test leaves the answer open even where both branches agree: it could turn out to be an error. */
function conditional(node: ExpressionOf<'conditional'>, scope: Scope, run: Run): Outcome {
  const test = evaluateCondition(node.test, scope, run);
  if (!isValue(test)) return test;
  return typeof test === 'boolean'
    ? evaluateCondition(test ? node.yes : node.no, scope, run)
    : notBoolean(test);
}

function call(node: ExpressionOf<'call'>, scope: Scope, run: Run): Outcome {
  const args = node.args.map((argument) => evaluate(argument, scope, run));
  const { receiver, name } = node;
  if (!receiver) {
    return (
      callDeclared(name, args, scope, run) ??
      callBuiltin(find(run.functions, name) ?? find(FUNCTIONS, name), name, args)
    );
  }
  if (receiver.type === 'name' && findVariable(scope, receiver.name) === undefined) {
    const dotted = `${receiver.name}.${name}`;
    return callBuiltin(find(run.functions, dotted) ?? find(FUNCTIONS, dotted), dotted, args);
  }
  return strictly([evaluate(receiver, scope, run), ...args], (self, ...rest) =>
    callBuiltin(find(METHODS[kindOf(self)], name), name, [self, ...rest]),
  );
}

/** Arguments and variables may be errors: they matter only where the body uses them. */
function callDeclared(name: string, args: readonly Outcome[], scope: Scope, run: Run): Outcome | undefined {
  const found = findFunction(scope, name);
  if (!found) return undefined;
  const { declaration, home } = found;
  if (args.length !== declaration.parameters.length)
    return failure(`${name} takes ${declaration.parameters.length} arguments.`);
  if (run.depth >= LIMITS.callDepth) return failure(`Call depth limit of ${LIMITS.callDepth} exceeded.`);
  run.depth += 1;
  const variables = new Map(
    declaration.parameters.map((parameter, index) => [parameter.name, args[index] ?? null]),
  );
  const body = createScope(home, variables);
  for (const binding of declaration.bindings) variables.set(binding.name, evaluate(binding.value, body, run));
  const result = evaluateCondition(declaration.result, body, run);
  run.depth -= 1;
  return result;
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
