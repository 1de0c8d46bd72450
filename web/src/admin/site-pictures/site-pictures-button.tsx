import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyChunk } from '../../ui/lazy-chunk.tsx';
import { DialogBoundary } from '../dialogs/dialog-boundary.tsx';

const SitePicturesDialog = lazyChunk(
  async () => (await import('./site-pictures-dialog.tsx')).SitePicturesDialog,
);

/** Opens the photographs that stand in place of the site's illustrations. */
export function SitePicturesButton() {
  const { t } = useTranslation('admin');
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('sitePictures.title')}</Button>
      {isOpen && (
        <DialogBoundary title={t('sitePictures.title')} onClose={close}>
          <SitePicturesDialog onClose={close} />
        </DialogBoundary>
      )}
    </>
  );
}
