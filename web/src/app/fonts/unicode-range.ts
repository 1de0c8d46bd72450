/** Each character of a `unicode-range`, as in style sheets: `U+20-7e,U+ac00`. */
export function* charactersIn(range: string): Generator<string> {
  for (const part of range.split(',')) {
    const [first, last = first] = part.trim().slice(2).split('-');
    for (let code = parseInt(first!, 16); code <= parseInt(last!, 16); code += 1)
      yield String.fromCodePoint(code);
  }
}
