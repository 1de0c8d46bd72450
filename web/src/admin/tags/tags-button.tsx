import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyChunk } from '../../ui/lazy-chunk.tsx';
import { DialogBoundary } from '../dialogs/dialog-boundary.tsx';

const TagsDialog = lazyChunk(async () => (await import('./tags-dialog.tsx')).TagsDialog);

/** Opens the tags of all items, their labels and their duplicates. */
export function TagsButton() {
  const { t } = useTranslation('admin');
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('editing.fields.tags')}</Button>
      {isOpen && (
        <DialogBoundary title={t('editing.fields.tags')} onClose={close}>
          <TagsDialog onClose={close} />
        </DialogBoundary>
      )}
    </>
  );
}
