const MAX_BYTES = 1_500;

/**
 * Whether Firestore accepts `id` as the id of a document. The SDK throws while rendering for any other, so an id from the
 * address is checked first (https://firebase.google.com/docs/firestore/quotas#collections_documents_and_fields).
 */
export function isDocumentId(id: string): boolean {
  const isReserved = id === '' || id === '.' || id === '..' || /^__.*__$/.test(id);
  return !isReserved && !id.includes('/') && new TextEncoder().encode(id).length <= MAX_BYTES;
}
