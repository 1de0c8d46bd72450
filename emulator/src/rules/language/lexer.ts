import { type Source, type Span, RulesSyntaxError } from './source.ts';

export type TokenKind = 'name' | 'integer' | 'float' | 'string' | 'bytes' | 'punctuator' | 'end';

/**
 * `value` is a string or bytes literal with its escapes resolved, with one character per byte for bytes; `text` is the
 * literal as written.
 */
export interface Token extends Span {
  readonly kind: TokenKind;
  readonly text: string;
  readonly value: string;
}

/**
 * Produces tokens on demand, one ahead, because a slash may start a path or be a division: the
 * parser knows which, parses a path from the raw text and lets the lexer continue after it.
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
      return {
        kind,
        text: found,
        value: valueOf(kind, found, source, start),
        start,
        end: start + found.length,
      };
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

/** Unterminated tokens: opening delimiters that no token pattern matches. */
const UNFINISHED: readonly (readonly [string, string, string])[] = [
  ["'", 'unterminated string', "a closing ' on the same line"],
  ['"', 'unterminated string', 'a closing " on the same line'],
];

function matchAt(pattern: RegExp, text: string, offset: number): string {
  pattern.lastIndex = offset;
  return pattern.exec(text)?.[0] ?? '';
}

function valueOf(kind: TokenKind, text: string, source: Source, start: number): string {
  if (kind === 'string') return unquote(source, text.slice(1, -1), start);
  // An escape is one byte; all other text is encoded as UTF-8.
  if (kind === 'bytes') return unquote(source, Buffer.from(text.slice(2, -1)).toString('latin1'), start);
  return text;
}

const ESCAPES: Readonly<Record<string, string>> = {
  n: '\n',
  t: '\t',
  r: '\r',
  b: '\b',
  f: '\f',
  '\\': '\\',
  "'": "'",
  '"': '"',
};

/**
 * Returns the text with its escapes resolved: `\n`, `\x41`, `\u0041`, `\101`. Any other backslash is rejected when the
 * rules are set, as production's parser does (recorded in github.com/davideast/pyric, rules-corpus/firestore/
 * string-literals-and-regex.ts): the regular expression `\.` is written `\\.`.
 */
function unquote(source: Source, inner: string, start: number): string {
  return inner.replace(
    /\\(?:x([0-9a-fA-F]{2})|u([0-9a-fA-F]{4})|([0-3][0-7]{2})|([\s\S]))/g,
    (whole, x?: string, u?: string, octal?: string, single?: string) => {
      const hex = x ?? u;
      if (hex !== undefined) return String.fromCharCode(Number.parseInt(hex, 16));
      if (octal !== undefined) return String.fromCharCode(Number.parseInt(octal, 8));
      const escaped = Object.hasOwn(ESCAPES, single ?? '') ? ESCAPES[single ?? ''] : undefined;
      if (escaped === undefined)
        throw new RulesSyntaxError(source, start, `${whole} is no escape`, `\\${whole} for a backslash`);
      return escaped;
    },
  );
}
