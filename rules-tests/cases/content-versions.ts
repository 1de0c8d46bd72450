import { CALLERS } from './callers.ts';
import type { FirestoreCase } from './firestore-case.ts';

const path = 'contentVersions/current';
const versions = { versions: { faqs: new Date('2026-01-31T00:00:00Z') } };

/** The current versions are the only document of the collection that anybody may read; nobody may list or write it. */
export const CONTENT_VERSIONS_CASES: readonly FirestoreCase[] = CALLERS.flatMap((caller): FirestoreCase[] => [
  {
    name: `${caller} may read the current versions`,
    caller,
    method: 'get',
    path,
    stored: { [path]: versions },
    allowed: true,
  },
  {
    name: `${caller} may not list the versions`,
    caller,
    method: 'list',
    path: 'contentVersions',
    stored: { [path]: versions },
    allowed: false,
  },
  {
    name: `${caller} may not create the current versions`,
    caller,
    method: 'create',
    path,
    written: versions,
    allowed: false,
  },
  {
    name: `${caller} may not change the current versions`,
    caller,
    method: 'update',
    path,
    stored: { [path]: versions },
    written: { versions: {} },
    allowed: false,
  },
  {
    name: `${caller} may not delete the current versions`,
    caller,
    method: 'delete',
    path,
    stored: { [path]: versions },
    allowed: false,
  },
]);
