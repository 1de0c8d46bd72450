import { BOOKING_CASES } from '../cases/bookings.ts';
import { CONTACT_CASES } from '../cases/contacts.ts';
import { CONTENT_VERSIONS_CASES } from '../cases/content-versions.ts';
import { DRAFT_CASES } from '../cases/drafts.ts';
import { PRODUCT_STOCK_CASES } from '../cases/product-stock.ts';
import { EVENT_CASES } from '../cases/events.ts';
import { FAQ_CASES } from '../cases/faqs.ts';
import { collectionOf, type FirestoreCase } from '../cases/firestore-case.ts';
import { ID_CASES } from '../cases/ids.ts';
import { MATRIX_CASES } from '../cases/matrix.ts';
import { PRODUCT_CASES } from '../cases/products.ts';
import { STORAGE_MATRIX_CASES } from '../cases/storage-matrix.ts';
import { PICTURE_CASES } from '../cases/storage-pictures.ts';
import { STORE_LOCATION_CASES } from '../cases/store-locations.ts';
import { STORY_CASES, STORY_CASES_WITH_FIXED_TIME } from '../cases/stories.ts';
import { ENTITIES } from '../differential/entities.ts';
import { interleave, fieldChangeCases } from '../differential/field-changes.ts';
import {
  prepareFirestoreRequest,
  type PreparedFirestoreRequest,
} from '../in-process/evaluate-firestore-rules.ts';
import { prepareStorageRequest, type PreparedStorageRequest } from '../in-process/evaluate-storage-rules.ts';

/** A prepared request and the collection or folder it targets. */
export interface TargetedRequest<Question> {
  readonly target: string;
  readonly prepared: Question;
}

const CASES: readonly FirestoreCase[] = [
  ...MATRIX_CASES,
  ...PRODUCT_CASES,
  ...EVENT_CASES,
  ...STORY_CASES,
  ...STORY_CASES_WITH_FIXED_TIME,
  ...STORE_LOCATION_CASES,
  ...FAQ_CASES,
  ...CONTENT_VERSIONS_CASES,
  ...CONTACT_CASES,
  ...DRAFT_CASES,
  ...PRODUCT_STOCK_CASES,
  ...BOOKING_CASES,
  ...ID_CASES,
];

/** Field changes interleaved across entities, because a mutated building block shows in any of them. */
const FIELD_CHANGES = interleave(ENTITIES.map(fieldChangeCases));

/** The requests of all Firestore suites. */
export const FIRESTORE_REQUESTS: readonly TargetedRequest<PreparedFirestoreRequest>[] = [
  ...CASES,
  ...FIELD_CHANGES,
].map((each) => ({
  target: collectionOf(each),
  prepared: prepareFirestoreRequest(each),
}));

/** The requests of all Storage suites. */
export const STORAGE_REQUESTS: readonly TargetedRequest<PreparedStorageRequest>[] = [
  ...STORAGE_MATRIX_CASES,
  ...PICTURE_CASES,
].map((each) => ({ target: each.path.split('/')[0] ?? '', prepared: prepareStorageRequest(each) }));
