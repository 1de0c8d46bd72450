import { OBJECT_PATH } from '../shared/object-path.ts';

/** What may be the address of a picture: more than Markdown takes for one, so that no shown picture is missed. */
const ADDRESS = /\(\s*<?([^()\s<>]+)/g;

/** Returns the object paths of the pictures that a text shows. */
export const picturesInText = (text: string): string[] =>
  [...text.replaceAll('\\', '').matchAll(ADDRESS)].flatMap(([, path]) =>
    OBJECT_PATH.test(path!) ? [path!] : [],
  );
