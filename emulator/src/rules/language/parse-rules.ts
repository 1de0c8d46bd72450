import type {
  Allow,
  AllowMethod,
  Block,
  FunctionDeclaration,
  Match,
  Name,
  RulesFile,
  Service,
} from './ast.ts';
import { LIMITS } from './limits.ts';
import { parseExpression } from './parse-expression.ts';
import { parsePattern } from './parse-path.ts';
import { RulesSyntaxError, type Source } from './source.ts';
import { createTokenReader, type TokenReader } from './token-reader.ts';

const VERSIONS = new Map<string, 1 | 2>([
  ['1', 1],
  ['2', 2],
]);

const METHODS = new Map<string, readonly AllowMethod[]>([
  ['read', ['get', 'list']],
  ['write', ['create', 'update', 'delete']],
  ['get', ['get']],
  ['list', ['list']],
  ['create', ['create']],
  ['update', ['update']],
  ['delete', ['delete']],
]);

/** Parses a rules file. Throws RulesSyntaxError at the first syntax error. */
export function parseRules(source: Source): RulesFile {
  if (Buffer.byteLength(source.text) > LIMITS.sourceBytes) {
    throw new RulesSyntaxError(source, 0, 'the rules are too large', `at most ${LIMITS.sourceBytes} bytes`);
  }
  const reader = createTokenReader(source);
  const version = parseVersion(reader);
  const functions: FunctionDeclaration[] = [];
  const services: Service[] = [];
  while (reader.peek().kind !== 'end') {
    if (reader.take('service')) services.push(parseService(reader));
    else if (reader.take('function')) functions.push(parseFunction(reader));
    else throw reader.unexpected("'service' or 'function'");
  }
  if (services.length === 0) throw reader.unexpected("'service'");
  return { version, functions, services, start: 0, end: source.text.length };
}

/** Without `rules_version` a file is version 1. */
function parseVersion(reader: TokenReader): 1 | 2 {
  if (!reader.take('rules_version')) return 1;
  reader.expect('=');
  const version = VERSIONS.get(reader.peek().value);
  if (reader.peek().kind !== 'string' || !version) throw reader.unexpected("'1' or '2' in quotes");
  reader.next();
  reader.expect(';');
  return version;
}

function parseService(reader: TokenReader): Service {
  const first = reader.expectKind('name', 'a service: cloud.firestore or firebase.storage');
  reader.expect('.');
  const name = `${first.text}.${reader.expectKind('name', 'a service name').text}`;
  return { name, ...parseBlock(reader, 'service') };
}

function parseBlock(reader: TokenReader, within: 'service' | 'match'): Block {
  const { start } = reader.expect('{');
  const functions: FunctionDeclaration[] = [];
  const matches: Match[] = [];
  const allows: Allow[] = [];
  for (;;) {
    const closing = reader.take('}');
    if (closing) return { functions, matches, allows, start, end: closing.end };
    const match = reader.take('match');
    if (match)
      matches.push({ pattern: parsePattern(reader), ...parseBlock(reader, 'match'), start: match.start });
    else if (reader.take('function')) functions.push(parseFunction(reader));
    else if (within === 'match' && reader.peek().text === 'allow') allows.push(parseAllow(reader));
    else
      throw reader.unexpected(
        within === 'match' ? "'match', 'allow', 'function' or '}'" : "'match', 'function' or '}'",
      );
  }
}

function parseAllow(reader: TokenReader): Allow {
  const { start } = reader.expect('allow');
  const written: string[] = [];
  const methods = new Set<AllowMethod>();
  do {
    const covered = METHODS.get(reader.peek().text);
    if (!covered) throw reader.unexpected(`one of ${[...METHODS.keys()].join(', ')}`);
    written.push(reader.next().text);
    for (const method of covered) methods.add(method);
  } while (reader.take(','));
  let condition = null;
  if (reader.take(':')) {
    reader.expect('if');
    condition = parseExpression(reader);
  }
  return { written, methods, condition, start, end: endOfStatement(reader, 'allow') };
}

/**
 * Consumes the semicolon after an allow or a return, which is optional in production (rules deployed without it:
 * github.com/anboralabs/intellij-firebase-highlighter/issues/115; a return:
 * github.com/bijoutrouvaille/fireward/issues/11). Returns the end of the statement. Throws when the next token cannot
 * follow the statement.
 */
function endOfStatement(reader: TokenReader, statement: 'allow' | 'return'): number {
  const semicolon = reader.take(';');
  if (semicolon) return semicolon.end;
  const next = reader.peek();
  const follows = statement === 'allow' ? ['allow', 'match', 'function', '}'] : ['}'];
  if (!follows.includes(next.text)) throw reader.unexpected("';'");
  return next.start;
}

function parseFunction(reader: TokenReader): FunctionDeclaration {
  const { text: name, start } = reader.expectKind('name', 'a function name');
  reader.expect('(');
  const parameters: Name[] = [];
  while (reader.peek().text !== ')') {
    const parameter = reader.expectKind('name', "a parameter name or ')'");
    parameters.push({ name: parameter.text, start: parameter.start, end: parameter.end });
    if (!reader.take(',')) break;
  }
  reader.expect(')');
  reader.expect('{');
  const bindings = [];
  while (reader.take('let')) {
    const bound = reader.expectKind('name', 'a variable name');
    reader.expect('=');
    const value = parseExpression(reader);
    bindings.push({ name: bound.text, value, start: bound.start, end: reader.expect(';').end });
  }
  if (!reader.take('return')) throw reader.unexpected("'let' or 'return'");
  const result = parseExpression(reader);
  endOfStatement(reader, 'return');
  return { name, parameters, bindings, result, start, end: reader.expect('}').end };
}
