/** Returns whether the segments of a document path match. */
export type PathMatcher = (segments: readonly string[]) => boolean;

/** One part of a pattern: text for one segment, in which `*` matches any characters, or any number of segments. */
type Part = RegExp | 'any number';

/**
 * Compiles the path of a trigger (https://cloud.google.com/eventarc/docs/path-patterns): `*` and `{name}` stand for
 * one segment, `**` and `{name=**}` for any number of segments, and `a-*` for a segment with that prefix.
 */
export function compilePathPattern(pattern: string): PathMatcher {
  const parts = splitPath(pattern).map(compilePart);
  return (segments) => matches(parts, segments);
}

/** Returns a matcher of the literal path. */
export function compileExactPath(path: string): PathMatcher {
  const wanted = splitPath(path).join('/');
  return (segments) => segments.join('/') === wanted;
}

function splitPath(path: string): string[] {
  return path.split('/').filter((segment) => segment !== '');
}

function compilePart(text: string): Part {
  const captured = /^\{[^{}=]+(?:=(.*))?\}$/s.exec(text);
  const glob = captured ? (captured[1] ?? '*') : text;
  if (glob === '**') return 'any number';
  const escaped = glob.split('*').map((literal) => literal.replace(/[\\^$.|?+()[\]{}]/g, '\\$&'));
  return new RegExp(`^${escaped.join('.*')}$`, 's');
}

function matches([part, ...parts]: readonly Part[], segments: readonly string[]): boolean {
  if (part === undefined) return segments.length === 0;
  if (part !== 'any number') {
    const [segment, ...rest] = segments;
    return segment !== undefined && part.test(segment) && matches(parts, rest);
  }
  return Array.from({ length: segments.length + 1 }, (_, i) => segments.slice(i)).some((rest) =>
    matches(parts, rest),
  );
}
