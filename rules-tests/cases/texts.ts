/** So many different texts of one length. */
export const texts = (count: number, length = 3): string[] =>
  Array.from({ length: count }, (_, index) => `${index}`.padEnd(length, 'x'));

/** So many different pictures of one folder. */
export const pictures = (count: number, folder = 'products'): string[] =>
  Array.from({ length: count }, (_, index) => `${folder}/p${index}.avif`);

export const long = (length: number): string => 'x'.repeat(length);
