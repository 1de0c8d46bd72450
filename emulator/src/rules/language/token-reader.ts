import { createLexer, type Lexer, type Token, type TokenKind } from './lexer.ts';
import { RulesSyntaxError, type Source } from './source.ts';

/** The parser's access to tokens: peek, accept and expect. */
export interface TokenReader extends Lexer {
  /** Consumes the next token if it has this text. */
  take(text: string): Token | undefined;
  /** Consumes the next token, which must have this text. */
  expect(text: string): Token;
  /** Consumes the next token, which must be of this kind; `what` describes it in an error. */
  expectKind(kind: TokenKind, what: string): Token;
  /** Returns the error for an unexpected next token, where `what` was expected. */
  unexpected(what: string): RulesSyntaxError;
}

export function createTokenReader(source: Source): TokenReader {
  const lexer = createLexer(source);
  const is = (token: Token, text: string): boolean =>
    token.text === text && (token.kind === 'punctuator' || token.kind === 'name');
  const unexpected = (what: string): RulesSyntaxError => {
    const token = lexer.peek();
    const found = token.kind === 'end' ? token.text : `'${token.text}'`;
    return new RulesSyntaxError(source, token.start, `unexpected ${found}`, what);
  };
  return {
    ...lexer,
    unexpected,
    take: (text) => (is(lexer.peek(), text) ? lexer.next() : undefined),
    expect(text) {
      if (!is(lexer.peek(), text)) throw unexpected(`'${text}'`);
      return lexer.next();
    },
    expectKind(kind, what) {
      if (lexer.peek().kind !== kind) throw unexpected(what);
      return lexer.next();
    },
  };
}
