import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import type { ContentVersion } from '@app/domain/content/content-version-schema.ts';
import { formatEventTime } from '@app/domain/shared/seoul-time.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useSelectedItems } from '../lists/use-found-items.ts';
import { LiveStatus } from '../live/live-status.tsx';
import { versionsOf } from './content-versions.ts';

/** Says in a dialog that its item does not exist. */
export function MissingItem({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('admin');
  return (
    <Notice level={2} title={t('editing.gone')} description={t('editing.goneDetail')}>
      <Button onClick={onClose}>{t('editing.close')}</Button>
    </Notice>
  );
}

interface DeletedItemProps {
  id: string;
  /** Its number of pieces was deleted with it. */
  hasStock: boolean;
  onRestore: (content: ContentVersion['content']) => void;
  onClose: () => void;
}

/** Says in a dialog that its item does not exist, and offers to restore it if it was deleted. */
export function DeletedItem({ id, hasStock, onRestore, onClose }: DeletedItemProps) {
  const { t } = useTranslation('admin');
  const { language } = useLanguage();
  const { live } = useSelectedItems<ContentVersion>('contentHistory', versionsOf(id), 1, 1);
  if (live.state !== 'ready') return <LiveStatus live={live} loading={t('editing.loading')} />;
  const [last] = live.value;
  if (!last) return <MissingItem onClose={onClose} />;
  const when = t('bookings.kst', { moment: formatEventTime(last.when, language) });
  const detail = t('editing.deletedDetail', { when });
  return (
    <Notice
      level={2}
      title={t('editing.gone')}
      description={hasStock ? `${detail} ${t('editing.deletedStock')}` : detail}
    >
      <Button type="primary" onClick={() => onRestore(last.content)}>
        {t('editing.restore')}
      </Button>
      <Button onClick={onClose}>{t('editing.close')}</Button>
    </Notice>
  );
}
