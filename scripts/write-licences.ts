import { writeFileSync } from 'node:fs';
import { licencesDocument } from './licences.ts';
import { inRoot } from './local/paths.ts';

/** `npm run licences` */
writeFileSync(inRoot('docs', 'licences.md'), licencesDocument());
