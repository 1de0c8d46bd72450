import type { StorageRequest, StorageRuleset } from '../../emulator/src/rules/storage/storage-api.ts';
import { fromDate, fromJson } from '../../emulator/src/rules/values/convert.ts';
import { map, path as rulesPath } from '../../emulator/src/rules/values/rules-value.ts';
import { SESSIONS, TOKENS } from '../cases/callers.ts';
import { PICTURE, type FileContent, type StorageCase } from '../cases/storage-case.ts';
import { NOW } from './firestore-values.ts';
import { firestoreDocument } from './evaluate-firestore-rules.ts';

/** A case prepared for repeated evaluation under any rules. */
export interface PreparedStorageRequest {
  readonly request: StorageRequest;
  readonly allowed: boolean;
}

export function prepareStorageRequest({
  caller,
  method,
  path,
  exists,
  file,
  allowed,
}: StorageCase): PreparedStorageRequest {
  const segments = ['b', 'demo-bucket', 'o', ...path.split('/').filter((segment) => segment !== '')];
  const token = TOKENS[caller];
  const resourceOf = ({ bytes, contentType }: FileContent) =>
    fromJson({ name: path, size: bytes, contentType });
  const before = exists ? resourceOf(PICTURE) : null;
  // An update changes the metadata: the same bytes with another content type.
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

/** The Firestore documents that the Storage rules may read. All others do not exist. */
const DOCUMENTS = new Map(
  [...Object.keys(SESSIONS), 'adminSessions/ended'].map((path) => [
    `/databases/(default)/documents/${path}`,
    firestoreDocument(path, SESSIONS[path]),
  ]),
);

/** Returns whether the rules allow the request. */
export const evaluateStorageRules = (ruleset: StorageRuleset, { request }: PreparedStorageRequest): boolean =>
  ruleset.decide(request, DOCUMENTS).allowed;
