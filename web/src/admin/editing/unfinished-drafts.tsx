import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatEventTime } from '@app/domain/shared/seoul-time.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { ConfirmDialog } from '../deleting/confirm-dialog.tsx';
import type { Draft } from '../form/drafts.ts';
import type { ContentName } from './content-kind.ts';
import styles from './unfinished-drafts.module.css';
import { removeDraft, useDrafts } from './use-drafts.ts';

interface UnfinishedDraftsProps {
  kind: ContentName;
  onContinue: (draft: Draft) => void;
}

/** The forms of a kind that were begun and not saved, on any device, apart from the list of stored items. */
export function UnfinishedDrafts({ kind, onContinue }: UnfinishedDraftsProps) {
  const { t } = useTranslation('admin');
  const { language } = useLanguage();
  const drafts = useDrafts(kind);
  const [asked, setAsked] = useState<Draft | null>(null);
  const nameOf = ({ title }: Draft) => title || t('editing.draft.untitled');
  const labelOf = (action: string, draft: Draft) =>
    t('editing.nameOfAction', { action, name: nameOf(draft) });
  const discard = ({ id }: Draft) => void removeDraft(kind, id).catch(() => {});
  if (drafts.length === 0) return null;
  return (
    <>
      <ul className={styles.drafts} aria-label={t('editing.draft.list')}>
        {drafts.map((draft) => (
          <li key={draft.id}>
            <span>
              {t(`editing.draft.${draft.isNew ? 'unfinishedNew' : 'unfinishedChanges'}`, {
                name: nameOf(draft),
              })}{' '}
              <small>{t('bookings.kst', { moment: formatEventTime(draft.savedAt, language) })}</small>
            </span>
            <Button
              size="small"
              aria-label={labelOf(t('editing.draft.continue'), draft)}
              onClick={() => onContinue(draft)}
            >
              {t('editing.draft.continue')}
            </Button>
            <Button
              size="small"
              aria-label={labelOf(t('editing.draft.discardOne'), draft)}
              onClick={() => setAsked(draft)}
            >
              {t('editing.draft.discardOne')}
            </Button>
          </li>
        ))}
      </ul>
      <ConfirmDialog
        open={asked !== null}
        question={t('editing.draft.discardQuestion', { name: asked ? nameOf(asked) : '' })}
        keep={t('deleting.keep')}
        yes={t('editing.draft.discardOne')}
        onKeep={() => setAsked(null)}
        onYes={() => asked && discard(asked)}
      >
        {t('editing.draft.discardConsequence')}
      </ConfirmDialog>
    </>
  );
}
