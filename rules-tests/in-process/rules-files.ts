import { readFileSync } from 'node:fs';

const read = (name: string) => ({
  name,
  text: readFileSync(new URL(`../../${name}`, import.meta.url), 'utf8'),
});

/** The deployed rules files. */
export const FIRESTORE_RULES = read('firestore.rules');
export const STORAGE_RULES = read('storage.rules');
