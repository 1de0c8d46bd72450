import { useEffect, useState } from 'react';
import { announceChange, PREFIX } from './drafts.ts';
import { keptKeys, readKept, removeKept, writeKept } from './kept-storage.ts';

/** The small forms whose texts are kept. */
export type KeptForm =
  | 'replies'
  | 'guest-notes'
  | 'guest-emails'
  | 'waitlist-emails'
  | 'cancellations'
  | 'call-offs'
  | 'seat-holds'
  | 'stocks'
  | 'entered-bookings'
  | 'orders'
  | 'tag-labels'
  | 'more-dates'
  | 'site-pictures'
  | 'notice-settings'
  | 'saved-replies';

const keyOf = (form: KeptForm, id: string) => `${PREFIX}${form}/${id}`;

/** Finds what was typed into a form in this browser and is not saved yet; null when there is nothing. */
export const findText = (form: KeptForm, id: string): string | null => readKept(keyOf(form, id));

/** Returns the ids under which texts of a form are kept: those that begin with `start`. */
export const keptIds = (form: KeptForm, start = ''): string[] =>
  keptKeys(keyOf(form, start)).map((key) => key.slice(keyOf(form, '').length));

/** Keeps a text in this browser until it is forgotten or the admin logs out. */
export function keepText(form: KeptForm, id: string, text: string): void {
  writeKept(keyOf(form, id), text);
  announceChange();
}

export function forgetText(form: KeptForm, id: string): void {
  removeKept(keyOf(form, id));
  announceChange();
}

interface Kept<Values> {
  values: Values;
  /** The stored values that these were to replace. */
  stored: Values;
}

const isSame = (one: object | undefined, other: object) => JSON.stringify(one) === JSON.stringify(other);

/** Finds the values that were to replace `stored`; null when there are none, or when they are unreadable. */
function findValues<Values extends object>(form: KeptForm, id: string, stored: Values): Values | null {
  try {
    const kept = JSON.parse(findText(form, id) ?? 'null') as Partial<Kept<Values>> | null;
    return isSame(kept?.stored, stored) ? (kept?.values ?? null) : null;
  } catch {
    return null;
  }
}

/**
 * Returns the values with which a form begins, which are what was kept or else `stored`; `keep`, to be called when they are changed,
 * and `forget`, to be called when they are saved or sent. What was to replace other values than `stored` is dropped: saving it would
 * undo a change that the admin has not seen.
 * @param stored the values that the server has, or those of an empty form
 */
export function useKeptValues<Values extends object>(form: KeptForm, id: string, stored: Values) {
  const [kept] = useState(() => findValues(form, id, stored));
  const [isOutdated] = useState(() => !kept && findText(form, id) !== null);
  useEffect(() => {
    if (isOutdated) forgetText(form, id);
  }, [form, id, isOutdated]);
  return {
    initial: kept ?? stored,
    /** @param changed may lack values, which are then those of `stored` */
    keep: (changed: Partial<Values>) => {
      const values = { ...stored, ...changed };
      if (isSame(values, stored)) forgetText(form, id);
      else keepText(form, id, JSON.stringify({ values, stored } satisfies Kept<Values>));
    },
    forget: () => forgetText(form, id),
  };
}
