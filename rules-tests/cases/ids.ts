import { aFaq } from '@app/domain/testing/factories.ts';
import { fieldsOfNew, type FirestoreCase } from './firestore-case.ts';

const UUIDS = [
  ...['1', '2', '3', '4', '5', '6', '7', '8'].map(
    (version) => `0a1b2c3d-4e5f-${version}a7b-8c9d-e0f1a2b3c4d5`,
  ),
  ...['8', '9', 'a', 'b', 'A', 'B'].map((variant) => `0a1b2c3d-4e5f-4a7b-${variant}c9d-e0f1a2b3c4d5`),
  'ABCDEFAB-CDEF-4ABC-BCDE-FABCDEFABCDE',
  'abcdefab-cdef-4abc-bcde-fabcdefabcde',
  '01234567-8901-4234-8567-890123456789',
  '00000000-0000-0000-0000-000000000000',
  'ffffffff-ffff-ffff-ffff-ffffffffffff',
];

const OTHER_NAMES = [
  'item',
  '1',
  'FFFFFFFF-FFFF-FFFF-FFFF-FFFFFFFFFFFF',
  '0a1b2c3d-4e5f-0a7b-8c9d-e0f1a2b3c4d5',
  '0a1b2c3d-4e5f-9a7b-8c9d-e0f1a2b3c4d5',
  '0a1b2c3d-4e5f-4a7b-7c9d-e0f1a2b3c4d5',
  '0a1b2c3d-4e5f-4a7b-cc9d-e0f1a2b3c4d5',
  '0a1b2c3d-4e5f-4a7b-8c9d-e0f1a2b3c4d55',
  '0a1b2c3d-4e5f-4a7b-8c9d-e0f1a2b3c4d',
  '0a1b2c3d-4e5f-4a7b-8c9dd-e0f1a2b3c4d5',
  '0a1b2c3d-4e5f-4a7bb-8c9d-e0f1a2b3c4d5',
  '0a1b2c3d-4e5ff-4a7b-8c9d-e0f1a2b3c4d5',
  '0a1b2c3dd-4e5f-4a7b-8c9d-e0f1a2b3c4d5',
  '0a1b2c3g-4e5f-4a7b-8c9d-e0f1a2b3c4d5',
  '0a1b2c3d4e5f4a7b8c9de0f1a2b3c4d5',
  '{0a1b2c3d-4e5f-4a7b-8c9d-e0f1a2b3c4d5}',
  ' 0a1b2c3d-4e5f-4a7b-8c9d-e0f1a2b3c4d5',
  '0a1b2c3d-4e5f-4a7b-8c9d-e0f1a2b3c4d5\n',
];

/** Document ids of new items must be UUIDs, as in domain's `idSchema`. */
export const ID_CASES: readonly FirestoreCase[] = [
  ...UUIDS.map((id) => [id, true] as const),
  ...OTHER_NAMES.map((id) => [id, false] as const),
].map(([id, allowed]) => ({
  name: `the admin ${allowed ? 'may' : 'may not'} create an item with the id ${JSON.stringify(id)}`,
  caller: 'admin',
  method: 'create',
  path: `faqs/${id}`,
  written: fieldsOfNew(aFaq()),
  allowed,
}));
