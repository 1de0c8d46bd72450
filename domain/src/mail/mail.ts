/**
 * What became of a mail. `PENDING` waits for its first try; `RETRY` is set by a person who wants it sent again. The names are those of Firebase's "Trigger Email" documents.
 */
export const DELIVERY_STATES = ['PENDING', 'PROCESSING', 'SUCCESS', 'ERROR', 'RETRY'] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];

/** The states in which a mail waits to be sent. */
export const WAITING_STATES: readonly DeliveryState[] = ['PENDING', 'RETRY'];
