import { Alert, Button, Space } from 'antd';
import { useTranslation } from 'react-i18next';
import { LANGUAGE_TAG } from '@app/domain/shared/language.ts';
import { useLanguage } from '../../i18n/language.tsx';
import type { Draft } from '../form/drafts.ts';

interface DraftNoticeProps {
  draft: Draft;
  onRestore: () => void;
  onDiscard: () => void;
}

/** Offers the unsaved changes of an earlier visit to the form. */
export function DraftNotice({ draft, onRestore, onDiscard }: DraftNoticeProps) {
  const { t } = useTranslation('admin');
  const { language } = useLanguage();
  const time = draft.savedAt.toLocaleString(LANGUAGE_TAG[language], {
    timeZone: 'Asia/Seoul',
    dateStyle: 'medium',
    timeStyle: 'short',
  });
  return (
    <Alert
      type="info"
      showIcon
      title={t('editing.draft.found', { time })}
      description={
        <Space wrap>
          <Button type="primary" onClick={onRestore}>
            {t('editing.draft.restore')}
          </Button>
          <Button onClick={onDiscard}>{t('editing.draft.discard')}</Button>
        </Space>
      }
    />
  );
}
