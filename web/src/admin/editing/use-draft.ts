import { useEffect, useState } from 'react';
import { isDeepEqual } from '@app/domain/shared/deep-equal.ts';
import { findDraft, removeDraft, saveDraft, type Draft } from '../form/drafts.ts';
import type { Values } from '../form/values.ts';

interface DraftOptions {
  kind: string;
  /** The item's id; the same one for all new items of a kind. */
  id: string;
  initialValues: Values;
  values: Values;
  /** The form differs from the stored item. */
  isDirty: boolean;
}

/**
 * Keeps the changes of a form in the browser until they are saved or given up. Returns the draft that was found when the form
 * was opened, for as long as it has been neither restored nor discarded, and a function that ends the draft.
 */
export function useDraft({ kind, id, initialValues, values, isDirty }: DraftOptions) {
  const [found, setFound] = useState<Draft | null>(() => findDraft(kind, id));
  const [isEnded, setEnded] = useState(false);
  useEffect(() => {
    if (!isDirty || isEnded) return;
    const changed = Object.entries(values).filter(
      ([name, value]) => !isDeepEqual(value, initialValues[name]),
    );
    saveDraft(kind, id, { savedAt: new Date(), changes: Object.fromEntries(changed) });
  }, [kind, id, initialValues, values, isDirty, isEnded]);
  return {
    found,
    dismiss: () => setFound(null),
    discard: () => {
      setFound(null);
      removeDraft(kind, id);
    },
    end: () => {
      setEnded(true);
      setFound(null);
      removeDraft(kind, id);
    },
  };
}
