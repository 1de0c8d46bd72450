import { OBJECT_PATH } from '../shared/object-path.ts';

const PICTURE = /!\[[^\]]*\]\(([^)\s]+)/g;

/** Returns the object paths of the pictures that a text shows. */
export const picturesInText = (text: string): string[] =>
  [...text.matchAll(PICTURE)].flatMap(([, path]) => (OBJECT_PATH.test(path!) ? [path!] : []));
