import { useSyncExternalStore } from 'react';
import type { KeptArrivals } from '@app/domain/booking/kept-arrivals.ts';
import { storedList } from '../../lib/stored-list.ts';

function isKept(value: unknown): value is KeptArrivals {
  const { key, eventId, bookingId, at, before, arrived } = (value ?? {}) as Record<string, unknown>;
  return (
    [key, eventId, bookingId, at].every((each) => typeof each === 'string') &&
    [before, arrived].every(Number.isInteger)
  );
}

/** Returns whether the server has not recorded a press. */
export const isUnsettled = ({ answer }: KeptArrivals) => answer !== 'saved';

/**
 * The check-ins of this device that the server has not answered or has refused, in order. They outlive a logout: they name no
 * person, and whoever signs in next sends them.
 */
export const keptArrivals = storedList('check-ins', { isItem: isKept, isStored: isUnsettled });

let isDelayed = false;
const watchers = new Set<() => void>();

export function setDelayed(next: boolean): void {
  isDelayed = next;
  for (const watcher of watchers) watcher();
}

function watch(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

/** Returns whether check-ins wait for the server longer than a request usually takes. */
export const useIsDelayed = () => useSyncExternalStore(watch, () => isDelayed);
