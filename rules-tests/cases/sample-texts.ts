/** Returns `count` different texts of the given length. */
export const texts = (count: number, length = 3): string[] =>
  Array.from({ length: count }, (_, index) => `${index}`.padEnd(length, 'x'));

/** Returns `count` different image paths in one folder. */
export const imagePaths = (count: number, folder = 'products'): string[] =>
  Array.from({ length: count }, (_, index) => `${folder}/p${index}.avif`);

export const long = (length: number): string => 'x'.repeat(length);

/** Examples of white space that JavaScript's trim() removes. */
const SPACES = {
  'a tab': '\t',
  'a line break': '\n',
  'a wide space': '\u3000',
  'a byte order mark': '\ufeff',
};

/** Returns changes of a field to texts with leading or trailing white space. */
export const untrimmed = (
  change: (text: string) => Record<string, unknown>,
): Record<string, Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(SPACES).flatMap(([name, space]) => [
      [`a text that begins with ${name}`, change(`${space}text`)],
      [`a text that ends with ${name}`, change(`text${space}`)],
    ]),
  );
