import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../deleting/confirm-dialog.tsx';

/**
 * Asks before what was entered in a dialog is lost. `leave` runs its argument, after the question if `isChanged` when it is called; `ask`
 * always asks first. `question` belongs into the dialog.
 * @param isChanged reads the store of a form, or what is kept of it: a key just before Escape is rendered later than the call
 */
export function useDiscardQuestion(isChanged: () => boolean) {
  const { t } = useTranslation('admin');
  /** What to do when the admin gives the changes up; null while nothing is asked. */
  const [left, setLeft] = useState<(() => void) | null>(null);
  const ask = (go: () => void) => setLeft(() => go);
  return {
    ask,
    leave: (go: () => void) => (isChanged() ? ask(go) : go()),
    question: (
      <ConfirmDialog
        open={left !== null}
        hasHistoryEntry={false}
        question={t('editing.leaveQuestion')}
        keep={t('editing.leaveStay')}
        yes={t('editing.leaveYes')}
        onKeep={() => setLeft(null)}
        onYes={() => left?.()}
      >
        {t('editing.leaveLoses')}
      </ConfirmDialog>
    ),
  };
}
