import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyChunk } from '../../ui/lazy-chunk.tsx';
import { LoadBoundary } from '../load-boundary.tsx';

const TagsDialog = lazyChunk(async () => (await import('./tags-dialog.tsx')).TagsDialog);

/** Opens the tags of all items, their labels and their duplicates. */
export function TagsButton() {
  const { t } = useTranslation('admin');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('editing.fields.tags')}</Button>
      {isOpen && (
        <LoadBoundary>
          <TagsDialog onClose={() => setOpen(false)} />
        </LoadBoundary>
      )}
    </>
  );
}
