import { BOOKING_CASES } from '../cases/bookings.ts';
import { CONTACT_CASES } from '../cases/contacts.ts';
import { EVENT_CASES } from '../cases/events.ts';
import { FAQ_CASES } from '../cases/faqs.ts';
import { collectionOf, type FirestoreCase } from '../cases/firestore-case.ts';
import { ID_CASES } from '../cases/ids.ts';
import { MATRIX_CASES } from '../cases/matrix.ts';
import { PRODUCT_CASES } from '../cases/products.ts';
import { STORAGE_MATRIX_CASES } from '../cases/storage-matrix.ts';
import { PICTURE_CASES } from '../cases/storage-pictures.ts';
import { STORE_LOCATION_CASES } from '../cases/store-locations.ts';
import { STORY_CASES, STORY_CASES_AT_THE_MOMENT } from '../cases/stories.ts';
import { ENTITIES } from '../differential/entities.ts';
import { inTurn, stepCases } from '../differential/steps.ts';
import { firestoreQuestion, type FirestoreQuestion } from '../in-process/judge-firestore.ts';
import { storageQuestion, type StorageQuestion } from '../in-process/judge-storage.ts';

/** A question and the collection or folder that it is about. */
export interface Asked<Question> {
  readonly about: string;
  readonly question: Question;
}

const CASES: readonly FirestoreCase[] = [
  ...MATRIX_CASES,
  ...PRODUCT_CASES,
  ...EVENT_CASES,
  ...STORY_CASES,
  ...STORY_CASES_AT_THE_MOMENT,
  ...STORE_LOCATION_CASES,
  ...FAQ_CASES,
  ...CONTACT_CASES,
  ...BOOKING_CASES,
  ...ID_CASES,
];

/** The steps of the entities in turn: what is wrong with a building block shows in any of them. */
const STEPS = inTurn(ENTITIES.map(stepCases));

/** What all the suites of Firestore ask. */
export const FIRESTORE_QUESTIONS: readonly Asked<FirestoreQuestion>[] = [...CASES, ...STEPS].map((each) => ({
  about: collectionOf(each),
  question: firestoreQuestion(each),
}));

/** What all the suites of Storage ask. */
export const STORAGE_QUESTIONS: readonly Asked<StorageQuestion>[] = [
  ...STORAGE_MATRIX_CASES,
  ...PICTURE_CASES,
].map((each) => ({ about: each.path.split('/')[0] ?? '', question: storageQuestion(each) }));
