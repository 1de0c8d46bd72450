import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyChunk } from '../../ui/lazy-chunk.tsx';
import { DialogBoundary } from '../dialogs/dialog-boundary.tsx';

const NoticeSettingsDialog = lazyChunk(
  async () => (await import('./notice-settings-dialog.tsx')).NoticeSettingsDialog,
);

/** Opens the settings of the mails that tell the owner what has happened. */
export function NoticeSettingsButton() {
  const { t } = useTranslation('admin');
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('mail.notices')}</Button>
      {isOpen && (
        <DialogBoundary title={t('mail.notices')} onClose={close}>
          <NoticeSettingsDialog onClose={close} />
        </DialogBoundary>
      )}
    </>
  );
}
