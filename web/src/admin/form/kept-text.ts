import { useState } from 'react';
import { announceChange, PREFIX } from './drafts.ts';

/** The fields of small forms whose text is kept. */
type KeptForm =
  'replies' | 'guest-notes' | 'cancellations' | 'call-offs' | 'seat-holds' | 'seat-hold-numbers' | 'stocks';

/** Returns the beginning of the keys under which the texts of a form are kept. */
export const keptPrefix = (form: KeptForm) => `${PREFIX}${form}/`;

const keyOf = (form: KeptForm, id: string) => keptPrefix(form) + id;

/** Finds what was typed into a form in this browser and is not saved yet; null when there is nothing. */
export function findText(form: KeptForm, id: string): string | null {
  try {
    return localStorage.getItem(keyOf(form, id));
  } catch {
    return null;
  }
}

/** Keeps a text in this browser until it is forgotten or the admin logs out. */
export function keepText(form: KeptForm, id: string, text: string): void {
  try {
    localStorage.setItem(keyOf(form, id), text);
  } catch {
    // Its storage is full or disabled. The form itself still holds the text.
  }
  announceChange();
}

export function forgetText(form: KeptForm, id: string): void {
  try {
    localStorage.removeItem(keyOf(form, id));
  } catch {
    // Its storage is disabled, so there was nothing.
  }
  announceChange();
}

/**
 * Returns the text with which a field begins, which is what was kept or else `stored`; `keep`, to be called when the text is changed,
 * and `saved`, to be called when it is saved or sent.
 * @param stored the text that the server has
 */
export function useKeptText(form: KeptForm, id: string, stored = '') {
  const [base, setBase] = useState(stored);
  const [initial] = useState(() => findText(form, id) ?? stored);
  return {
    initial,
    keep: (text: string) => (text === base ? forgetText(form, id) : keepText(form, id, text)),
    saved: (text = '') => {
      setBase(text);
      forgetText(form, id);
    },
  };
}
