import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../ui/notice.tsx';

/** Says in a dialog that its item does not exist. */
export function MissingItem({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('admin');
  return (
    <Notice level={2} title={t('editing.gone')} description={t('editing.goneDetail')}>
      <Button onClick={onClose}>{t('editing.close')}</Button>
    </Notice>
  );
}
