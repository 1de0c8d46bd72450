import { createLexer, type Lexer, type Token, type TokenKind } from './lexer.ts';
import { RulesSyntaxError, type Source } from './source.ts';

/** The parser's hands: look at the next token, take it if it is the one, insist on it. */
export interface TokenReader extends Lexer {
  /** Takes the next token if its text is this one. */
  take(text: string): Token | undefined;
  /** Takes the next token, which must have this text. */
  expect(text: string): Token;
  /** Takes the next token, which must be of this kind; `what` says it in an error. */
  expectKind(kind: TokenKind, what: string): Token;
  /** The error for the next token where `what` should have stood. */
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
