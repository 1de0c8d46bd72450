import type { LegalWords } from './ko.ts';

/** The words around every legal text. */
export const en = {
  contents: 'Contents',
  effective: (date: string) => `Effective ${date}`,
  language: 'This is a translation. Where it differs from the Korean text, the Korean text prevails.',
} satisfies LegalWords;
