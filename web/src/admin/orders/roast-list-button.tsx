import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyChunk } from '../../ui/lazy-chunk.tsx';
import { DialogBoundary } from '../dialogs/dialog-boundary.tsx';

const RoastListDialog = lazyChunk(async () => (await import('./roast-list-dialog.tsx')).RoastListDialog);

/** Opens the list of what is to be roasted. */
export function RoastListButton() {
  const { t } = useTranslation('admin');
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('orders.roastList')}</Button>
      {isOpen && (
        <DialogBoundary title={t('orders.roastList')} onClose={close}>
          <RoastListDialog onClose={close} />
        </DialogBoundary>
      )}
    </>
  );
}
