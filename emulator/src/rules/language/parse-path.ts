import type { Expression, PatternSegment } from './ast.ts';
import { RulesSyntaxError } from './source.ts';
import type { TokenReader } from './token-reader.ts';

/** Matches a literal segment of a path in an expression: `users`, `(default)`, `a-b.png`. */
const LITERAL = /\([A-Za-z0-9_-]+\)|[A-Za-z0-9_.~%@+-]+/y;

/** Matches a segment of a match path: `{id}`, `{rest=**}` or literal text. */
const PATTERN = /\{([A-Za-z_][A-Za-z0-9_]*)(=\*\*)?\}|[^\s/{}=;]+/y;

/** Parses a path expression such as `/databases/$(database)/documents/users/$(request.auth.uid)`. */
export function parsePathLiteral(
  reader: TokenReader,
  parse: (reader: TokenReader) => Expression,
): Expression {
  const { text } = reader.source;
  const { start } = reader.peek();
  const segments: (string | Expression)[] = [];
  let offset = start;
  while (text[offset] === '/') {
    offset += 1;
    if (text.startsWith('$(', offset)) {
      reader.resumeAt(offset + 2);
      segments.push(parse(reader));
      offset = reader.expect(')').end;
    } else {
      LITERAL.lastIndex = offset;
      const literal = LITERAL.exec(text)?.[0];
      if (!literal)
        throw new RulesSyntaxError(reader.source, offset, 'incomplete path', 'a path segment or $(…)');
      segments.push(literal);
      offset += literal.length;
    }
  }
  reader.resumeAt(offset);
  return { type: 'path', segments, start, end: offset };
}

/** Parses the path after the keyword match, such as `/events/{eventId}/reviews/{rest=**}`. */
export function parsePattern(reader: TokenReader): PatternSegment[] {
  const { text } = reader.source;
  let offset = reader.peek().start;
  if (text[offset] !== '/') throw reader.unexpected("a path that begins with '/'");
  const segments: PatternSegment[] = [];
  while (text[offset] === '/') {
    const start = offset + 1;
    PATTERN.lastIndex = start;
    const found = PATTERN.exec(text);
    if (!found)
      throw new RulesSyntaxError(reader.source, start, 'incomplete path', 'a segment, {name} or {name=**}');
    const [whole, name, rest] = found;
    offset = start + whole.length;
    segments.push({
      kind: name ? (rest ? 'rest' : 'single') : 'literal',
      text: name ?? whole,
      start,
      end: offset,
    });
  }
  reader.resumeAt(offset);
  return segments;
}
