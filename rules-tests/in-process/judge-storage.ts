import type { StorageRequest, StorageRuleset } from '../../emulator/src/rules/storage/storage-api.ts';
import { fromDate, fromJson } from '../../emulator/src/rules/values/convert.ts';
import { map, path as rulesPath } from '../../emulator/src/rules/values/rules-value.ts';
import { SESSIONS, TOKENS } from '../cases/callers.ts';
import { PICTURE, type FileContent, type StorageCase } from '../cases/storage-case.ts';
import { NOW } from './firestore-values.ts';
import { firestoreDocument } from './judge-firestore.ts';

/** A case made ready to be asked of any rules, many times. */
export interface StorageQuestion {
  readonly request: StorageRequest;
  readonly allowed: boolean;
}

export function storageQuestion({
  caller,
  method,
  path,
  isThere,
  file,
  allowed,
}: StorageCase): StorageQuestion {
  const segments = ['b', 'demo-bucket', 'o', ...path.split('/').filter((segment) => segment !== '')];
  const token = TOKENS[caller];
  const resourceOf = ({ bytes, contentType }: FileContent) =>
    fromJson({ name: path, size: bytes, contentType });
  const before = isThere ? resourceOf(PICTURE) : null;
  // A change of a file's metadata: the same bytes under another type.
  const after =
    method === 'update' ? resourceOf({ ...PICTURE, contentType: 'text/html' }) : file && resourceOf(file);
  return {
    request: {
      method,
      path: `/${segments.join('/')}`,
      delimiter: '/',
      request: map({
        auth: token && fromJson({ uid: caller, token }),
        method,
        path: rulesPath(segments),
        time: fromDate(NOW),
        resource: after ?? null,
      }),
      resource: before,
    },
    allowed,
  };
}

/** What Firestore answers to the bucket's rules; every other document is missing. */
const DOCUMENTS = new Map(
  [...Object.keys(SESSIONS), 'adminSessions/ended'].map((path) => [
    `/databases/(default)/documents/${path}`,
    firestoreDocument(path, SESSIONS[path]),
  ]),
);

/** Whether these rules allow what is asked. */
export const judgeStorage = (ruleset: StorageRuleset, { request }: StorageQuestion): boolean =>
  ruleset.decide(request, DOCUMENTS).allowed;
