/** So many different texts of one length. */
export const texts = (count: number, length = 3): string[] =>
  Array.from({ length: count }, (_, index) => `${index}`.padEnd(length, 'x'));

/** So many different pictures of one folder. */
export const pictures = (count: number, folder = 'products'): string[] =>
  Array.from({ length: count }, (_, index) => `${folder}/p${index}.avif`);

export const long = (length: number): string => 'x'.repeat(length);

/** White space of every kind that JavaScript's trim() takes away. */
const SPACES = {
  'a tab': '\t',
  'a line break': '\n',
  'a wide space': '\u3000',
  'a byte order mark': '\ufeff',
};

/** Texts that begin or end with white space, as changes of a field. */
export const untrimmed = (
  change: (text: string) => Record<string, unknown>,
): Record<string, Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(SPACES).flatMap(([name, space]) => [
      [`a text that begins with ${name}`, change(`${space}text`)],
      [`a text that ends with ${name}`, change(`text${space}`)],
    ]),
  );
