import type { BinaryOperator, Expression, ExpressionOf } from './ast.ts';
import { LIMITS } from './limits.ts';
import { parsePathLiteral } from './parse-path.ts';
import { RulesSyntaxError, type Span } from './source.ts';
import type { TokenReader } from './token-reader.ts';

/** The type names of `is`. */
const TYPE_NAMES: ReadonlySet<string> = new Set([
  'bool',
  'bytes',
  'duration',
  'float',
  'int',
  'latlng',
  'list',
  'map',
  'map_diff',
  'number',
  'path',
  'set',
  'string',
  'timestamp',
]);

/**
 * Binary operators in order of increasing precedence, as in the reference of the rules language: comparison binds
 * tighter than `in` and `is`, which bind tighter than equality.
 */
const LEVELS: readonly (readonly string[])[] = [
  ['||'],
  ['&&'],
  ['==', '!='],
  ['in', 'is'],
  ['<', '<=', '>', '>='],
  ['+', '-'],
  ['*', '/', '%'],
];

function refuseLongChain(reader: TokenReader, length: number): void {
  if (length <= LIMITS.expressionChain) return;
  throw new RulesSyntaxError(
    reader.source,
    reader.peek().start,
    'expression too long',
    `at most ${LIMITS.expressionChain} operators in a row`,
  );
}

const MAX_INT = 2n ** 63n - 1n;

/** Parses one expression; the reader continues after it. Throws RulesSyntaxError. */
export function parseExpression(reader: TokenReader, depth = 0): Expression {
  if (depth > LIMITS.expressionNesting) {
    const { start } = reader.peek();
    throw new RulesSyntaxError(
      reader.source,
      start,
      'expression nested too deeply',
      `at most ${LIMITS.expressionNesting} levels`,
    );
  }
  const test = parseBinary(reader, 0, depth);
  if (!reader.take('?')) return test;
  const yes = parseExpression(reader, depth + 1);
  reader.expect(':');
  const no = parseExpression(reader, depth + 1);
  return { type: 'conditional', test, yes, no, start: test.start, end: no.end };
}

function parseBinary(reader: TokenReader, level: number, depth: number): Expression {
  const operators = LEVELS[level];
  if (!operators) return parseUnary(reader, depth);
  let left = parseBinary(reader, level + 1, depth);
  let length = 1;
  for (;;) {
    const operator = operators.find((text) => reader.take(text));
    if (!operator) return left;
    refuseLongChain(reader, length++);
    if (operator === 'is') {
      left = parseTypeTest(reader, left);
      continue;
    }
    const right = parseBinary(reader, level + 1, depth);
    const span: Span = { start: left.start, end: right.end };
    left =
      operator === '&&' || operator === '||'
        ? { type: 'logical', operator, left, right, ...span }
        : { type: 'binary', operator: operator as BinaryOperator, left, right, ...span };
  }
}

function parseTypeTest(reader: TokenReader, operand: Expression): Expression {
  const token = reader.peek();
  if (!TYPE_NAMES.has(token.text)) throw reader.unexpected(`a type: ${[...TYPE_NAMES].join(', ')}`);
  reader.next();
  return { type: 'is', operand, typeName: token.text, start: operand.start, end: token.end };
}

function parseUnary(reader: TokenReader, depth: number): Expression {
  if (depth > LIMITS.expressionNesting) return parseExpression(reader, depth);
  const { start } = reader.peek();
  if (reader.take('!')) {
    const operand = parseUnary(reader, depth + 1);
    return { type: 'not', operand, start, end: operand.end };
  }
  if (reader.take('-')) {
    const number = reader.peek();
    if (number.kind === 'integer') {
      const literal = parseInteger(reader, -BigInt(number.text), start);
      return parsePostfix(reader, { ...literal, signed: true }, depth);
    }
    const operand = parseUnary(reader, depth + 1);
    return { type: 'negate', operand, start, end: operand.end };
  }
  return parsePostfix(reader, parsePrimary(reader, depth), depth);
}

/** Parses any sequence of `.b`, `.b(…)`, `[i]` and `[i:j]`. */
function parsePostfix(reader: TokenReader, first: Expression, depth: number): Expression {
  let object = first;
  for (let length = 1; ; length++) {
    refuseLongChain(reader, length);
    const { start } = object;
    if (reader.take('.')) {
      const { text: name, end } = reader.expectKind('name', 'a field or method name');
      if (reader.take('(')) {
        const args = parseList(reader, ')', depth);
        object = { type: 'call', receiver: object, name, args, start, end: reader.expect(')').end };
      } else {
        object = { type: 'member', object, name, start, end };
      }
    } else if (reader.take('[')) {
      const index = parseExpression(reader, depth + 1);
      if (reader.take(':')) {
        const to = parseExpression(reader, depth + 1);
        object = { type: 'slice', object, from: index, to, start, end: reader.expect(']').end };
      } else {
        object = { type: 'index', object, index, start, end: reader.expect(']').end };
      }
    } else {
      return object;
    }
  }
}

const CONSTANTS = new Map<string, null | boolean>([
  ['null', null],
  ['true', true],
  ['false', false],
]);

function parsePrimary(reader: TokenReader, depth: number): Expression {
  const token = reader.peek();
  const { start, end } = token;
  const constant = CONSTANTS.get(token.text);
  if (token.kind === 'name' && constant !== undefined) {
    reader.next();
    return { type: 'literal', value: constant, start, end };
  }
  switch (token.kind) {
    case 'name':
      return parseName(reader, depth);
    case 'string':
      return { type: 'literal', value: reader.next().value, start, end };
    case 'bytes':
      return {
        type: 'literal',
        value: new Uint8Array(Buffer.from(reader.next().value, 'latin1')),
        start,
        end,
      };
    case 'float':
      return { type: 'literal', value: Number(reader.next().text), start, end };
    case 'integer':
      return parseInteger(reader, BigInt(token.text), start);
  }
  if (reader.take('(')) {
    const inner = parseExpression(reader, depth + 1);
    // The source range includes the parentheses, so that ranges of outer expressions never split a pair.
    return { ...inner, start, end: reader.expect(')').end, groups: (inner.groups ?? 0) + 1 };
  }
  if (reader.take('[')) {
    const items = parseList(reader, ']', depth);
    return { type: 'list', items, start, end: reader.expect(']').end };
  }
  if (token.text === '{') return parseMap(reader, depth);
  if (token.text === '/') return parsePathLiteral(reader, (inner) => parseExpression(inner, depth + 1));
  throw reader.unexpected('an expression');
}

const KEYWORDS = new Set(['in', 'is', 'let', 'return', 'function', 'match', 'allow', 'if', 'service']);

function parseName(reader: TokenReader, depth: number): Expression {
  if (KEYWORDS.has(reader.peek().text)) throw reader.unexpected('an expression');
  const { text: name, start, end } = reader.next();
  if (!reader.take('(')) return { type: 'name', name, start, end };
  const args = parseList(reader, ')', depth);
  return { type: 'call', receiver: null, name, args, start, end: reader.expect(')').end };
}

function parseInteger(reader: TokenReader, value: bigint, start: number): ExpressionOf<'literal'> {
  const { end } = reader.next();
  if (value > MAX_INT || value < -MAX_INT - 1n) {
    throw new RulesSyntaxError(reader.source, start, `${value} is too large`, 'a 64-bit integer');
  }
  return { type: 'literal', value, start, end };
}

/** Parses comma-separated expressions up to the closing token, which is not consumed; a trailing comma is allowed. */
function parseList(reader: TokenReader, closing: string, depth: number): Expression[] {
  const items: Expression[] = [];
  while (reader.peek().text !== closing) {
    items.push(parseExpression(reader, depth + 1));
    if (!reader.take(',')) break;
  }
  return items;
}

function parseMap(reader: TokenReader, depth: number): Expression {
  const { start } = reader.expect('{');
  const entries: (readonly [Expression, Expression])[] = [];
  while (reader.peek().text !== '}') {
    const key = parseExpression(reader, depth + 1);
    reader.expect(':');
    entries.push([key, parseExpression(reader, depth + 1)]);
    if (!reader.take(',')) break;
  }
  return { type: 'map', entries, start, end: reader.expect('}').end };
}
