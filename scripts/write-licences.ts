import { writeFileSync } from 'node:fs';
import { licencesDocument } from './licences.ts';
import { rootPath } from './local/paths.ts';

/** `npm run licences` */
writeFileSync(rootPath('docs', 'licences.md'), licencesDocument());
