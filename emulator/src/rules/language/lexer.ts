import { type Source, type Span, RulesSyntaxError } from './source.ts';

export type TokenKind = 'name' | 'integer' | 'float' | 'string' | 'bytes' | 'punctuator' | 'end';

/** `value` is what a string or bytes literal stands for, its escapes resolved; `text` is as written. */
export interface Token extends Span {
  readonly kind: TokenKind;
  readonly text: string;
  readonly value: string;
}

/**
 * Tokens on demand, one ahead. On demand, because a slash begins a path in one place and divides in another: the
 * parser knows which, reads a path from the raw text itself and lets the lexer continue behind it.
 */
export interface Lexer {
  readonly source: Source;
  peek(): Token;
  next(): Token;
  /** Continues at this offset of the text. */
  resumeAt(offset: number): void;
}

const SPACE = /(?:\s|\/\/[^\n]*|\/\*[\s\S]*?\*\/)*/y;
const TOKENS: readonly (readonly [TokenKind, RegExp])[] = [
  ['bytes', /b(?:'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*")/y],
  ['name', /[A-Za-z_][A-Za-z0-9_]*/y],
  ['float', /\d+\.\d+(?:[eE][+-]?\d+)?|\d+[eE][+-]?\d+/y],
  ['integer', /0[xX][0-9a-fA-F]+|\d+/y],
  ['string', /'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"/y],
  ['punctuator', /&&|\|\||==|!=|<=|>=|[-+*/%!<>=?:;,.()[\]{}]/y],
];

export function createLexer(source: Source): Lexer {
  let offset = 0;
  let ahead: Token | undefined;
  const read = (): Token => {
    const token = readToken(source, offset);
    offset = token.end;
    return token;
  };
  return {
    source,
    peek: () => (ahead ??= read()),
    next() {
      const token = ahead ?? read();
      ahead = undefined;
      return token;
    },
    resumeAt(at) {
      offset = at;
      ahead = undefined;
    },
  };
}

function readToken(source: Source, from: number): Token {
  const { text } = source;
  const start = from + matchAt(SPACE, text, from).length;
  if (start >= text.length) return { kind: 'end', text: 'the end of the file', value: '', start, end: start };
  for (const [kind, pattern] of TOKENS) {
    const found = matchAt(pattern, text, start);
    if (found) {
      const value = kind === 'string' || kind === 'bytes' ? unquote(source, found, start) : found;
      return { kind, text: found, value, start, end: start + found.length };
    }
  }
  const unfinished = UNFINISHED.find(([opening]) => text.startsWith(opening, start));
  if (unfinished) throw new RulesSyntaxError(source, start, unfinished[1], unfinished[2]);
  throw new RulesSyntaxError(
    source,
    start,
    `unexpected character '${text[start]}'`,
    'a token of the rules language',
  );
}

/** Openings that no token pattern takes because the closing is missing. */
const UNFINISHED: readonly (readonly [string, string, string])[] = [
  ["'", 'unterminated string', "a closing ' on the same line"],
  ['"', 'unterminated string', 'a closing " on the same line'],
];

function matchAt(pattern: RegExp, text: string, offset: number): string {
  pattern.lastIndex = offset;
  return pattern.exec(text)?.[0] ?? '';
}

const ESCAPES: Readonly<Record<string, string>> = {
  n: '\n',
  t: '\t',
  r: '\r',
  b: '\b',
  f: '\f',
  v: '\v',
  a: '\x07',
  '0': '\0',
  '\\': '\\',
  "'": "'",
  '"': '"',
  '`': '`',
  '?': '?',
  '/': '/',
};

/** The text between the quotes, escapes resolved: `\n`, `\x41`, `\u0041`, `\U00000041`, `\101`, and `\d` left as it is, for patterns. */
function unquote(source: Source, literal: string, start: number): string {
  const inner = literal.replace(/^b?./, '').slice(0, -1);
  return inner.replace(
    /\\(?:x([0-9a-fA-F]{2})|u([0-9a-fA-F]{4})|U([0-9a-fA-F]{8})|([\s\S]))/g,
    (whole, x?: string, u?: string, long?: string, single?: string) => {
      const hex = x ?? u ?? long;
      if (hex === undefined) return ESCAPES[single ?? ''] ?? whole;
      const code = Number.parseInt(hex, 16);
      if (code > 0x10ffff)
        throw new RulesSyntaxError(source, start, `${whole} is no character`, 'at most \\U0010FFFF');
      return String.fromCodePoint(code);
    },
  );
}
