import { Alert, Button, Space } from 'antd';
import { useTranslation } from 'react-i18next';
import { LANGUAGE_TAG } from '@app/domain/shared/language.ts';
import { useLanguage } from '../../i18n/language.tsx';
import type { Draft } from '../form/drafts.ts';
import styles from './draft-notice.module.css';

interface DraftNoticeProps {
  draft: Draft;
  /** Where the draft comes from: an earlier visit to the form, or another window or device while the form is open. */
  origin: 'earlier' | 'elsewhere';
  onRestore: () => void;
  onDiscard: () => void;
}

/** Offers unsaved changes that are not in the form. */
export function DraftNotice({ draft, origin, onRestore, onDiscard }: DraftNoticeProps) {
  const { t } = useTranslation('admin');
  const { language } = useLanguage();
  const time = draft.savedAt.toLocaleString(LANGUAGE_TAG[language], {
    timeZone: 'Asia/Seoul',
    dateStyle: 'medium',
    timeStyle: 'short',
  });
  const texts =
    origin === 'earlier'
      ? ({ title: 'found', restore: 'restore', discard: 'discard' } as const)
      : ({ title: 'elsewhere', restore: 'takeElsewhere', discard: 'keepMine' } as const);
  return (
    <Alert
      {...(origin === 'elsewhere' && { className: styles.elsewhere })}
      type={origin === 'earlier' ? 'info' : 'warning'}
      showIcon
      title={t(`editing.draft.${texts.title}`, { time })}
      description={
        <Space wrap>
          <Button type="primary" onClick={onRestore}>
            {t(`editing.draft.${texts.restore}`)}
          </Button>
          <Button onClick={onDiscard}>{t(`editing.draft.${texts.discard}`)}</Button>
        </Space>
      }
    />
  );
}
