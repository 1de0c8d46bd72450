import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { describe, it } from 'vitest';
import type { Method } from './cases/firestore-case.ts';
import { PICTURE, type FileContent, type StorageCase } from './cases/storage-case.ts';
import { STORAGE_MATRIX_CASES } from './cases/storage-matrix.ts';
import { PICTURE_CASES } from './cases/storage-pictures.ts';
import { useRules, type RulesEnvironment } from './environment.ts';

type Reference = ReturnType<ReturnType<RulesEnvironment['storageOf']>['ref']>;

/** Uploads a file. Wraps the SDK's upload task in a plain promise. */
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
  ['Storage permission matrix', 'demo-rules-bucket', STORAGE_MATRIX_CASES],
  ['image uploads', 'demo-rules-pictures', PICTURE_CASES],
])('%s', (_, projectId, cases: readonly StorageCase[]) => {
  const rules = useRules(projectId);

  it.each(cases.map((each) => [each.name, each] as const))(
    '%s',
    async (__, { caller, method, path, exists, file, allowed }) => {
      if (exists) await rules.withRulesDisabled(async (context) => upload(context.storage().ref(path)));
      const attempt = ACTIONS[method](rules.storageOf(caller).ref(path), file);
      await (allowed ? assertSucceeds(attempt) : assertFails(attempt));
    },
  );
});
