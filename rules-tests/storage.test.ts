import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { describe, it } from 'vitest';
import type { Method } from './cases/firestore-case.ts';
import { PICTURE, type FileContent, type StorageCase } from './cases/storage-case.ts';
import { STORAGE_MATRIX_CASES } from './cases/storage-matrix.ts';
import { PICTURE_CASES } from './cases/storage-pictures.ts';
import { useRules, type RulesEnvironment } from './environment.ts';

type Reference = ReturnType<ReturnType<RulesEnvironment['storageOf']>['ref']>;

/** An upload that answers with a promise of nothing but its end. */
async function upload(reference: Reference, { bytes, contentType }: FileContent = PICTURE): Promise<void> {
  await reference.put(new Uint8Array(bytes), { contentType });
}

const ACTIONS: Readonly<Record<Method, (reference: Reference, file?: FileContent) => Promise<unknown>>> = {
  get: (reference) => reference.getMetadata(),
  list: (reference) => reference.listAll(),
  create: upload,
  update: (reference) => reference.updateMetadata({ contentType: 'text/html' }),
  delete: (reference) => reference.delete(),
};

describe.each([
  ['the matrix of the bucket', 'demo-rules-bucket', STORAGE_MATRIX_CASES],
  ['pictures', 'demo-rules-pictures', PICTURE_CASES],
])('%s', (_, projectId, cases: readonly StorageCase[]) => {
  const rules = useRules(projectId);

  it.each(cases.map((each) => [each.name, each] as const))(
    '%s',
    async (__, { caller, method, path, isThere, file, allowed }) => {
      if (isThere) await rules.withoutRules(async (context) => upload(context.storage().ref(path)));
      const attempt = ACTIONS[method](rules.storageOf(caller).ref(path), file);
      await (allowed ? assertSucceeds(attempt) : assertFails(attempt));
    },
  );
});
