import { act } from '@testing-library/react';
import type { CollectionPath } from '@app/domain/collections.ts';
import type { Snapshot } from '../live/live.ts';
import type { Selection } from '../live/selection.ts';
import { shareSubscription } from '../live/share-subscription.ts';

/** A document as a test describes it. */
type Described = { id: string } & object;

const valueOf = (document: object, field: string) => (document as Record<string, unknown>)[field];

/** Returns the end of a page, which is part of the key of the next one. */
const endOf = (document: Described, { orderBy }: Selection) =>
  JSON.stringify([document.id, orderBy && valueOf(document, orderBy[0])]);

/**
 * Stands in for the server's answers to a selection, which the dashboard does not know before `emit`. `stop` must be called at the
 * end of the test.
 * @param last for another page than the first: the last document of the page before
 */
export function serveLive(name: CollectionPath, selection: Selection, last?: Described) {
  let emit: (snapshot: Snapshot<unknown>) => void = () => {};
  const share = shareSubscription(
    JSON.stringify([name, selection, ...(last ? [endOf(last, selection)] : [])]),
    (listener) => {
      emit = listener;
      return () => {};
    },
  );
  const stop = share(() => {});
  return {
    /** Answers with documents, each an id and its data. */
    answer: (documents: readonly Described[]) => {
      const value = documents.map(({ id, ...data }) => ({
        id,
        data: () => data,
        get: (field: string) => valueOf(data, field),
      }));
      return act(async () => emit({ state: 'ready', value }));
    },
    /** The dashboard loses its connection to the selection. */
    lose: () => act(() => emit({ state: 'unreachable' })),
    stop,
  };
}
