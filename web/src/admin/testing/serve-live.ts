import { act } from '@testing-library/react';
import type { CollectionPath } from '@app/domain/collections.ts';
import type { Snapshot } from '../live/live.ts';
import type { Selection } from '../live/selection.ts';
import { shareSubscription } from '../live/share-subscription.ts';

/**
 * Stands in for the server's answers to a selection, which the dashboard does not know before `emit`. `stop` must be called at the
 * end of the test.
 */
export function serveLive(name: CollectionPath, selection: Selection) {
  let emit: (snapshot: Snapshot<unknown>) => void = () => {};
  const share = shareSubscription(JSON.stringify([name, selection]), (listener) => {
    emit = listener;
    return () => {};
  });
  const stop = share(() => {});
  return {
    /** Answers with documents, each an id and its data. */
    answer: (documents: readonly ({ id: string } & object)[]) => {
      const value = documents.map(({ id, ...data }) => ({ id, data: () => data }));
      return act(async () => emit({ state: 'ready', value }));
    },
    /** The dashboard loses its connection to the selection. */
    lose: () => act(() => emit({ state: 'unreachable' })),
    stop,
  };
}
