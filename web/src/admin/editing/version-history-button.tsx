import { useTranslation } from 'react-i18next';
import { lazyChunk } from '../../ui/lazy-chunk.tsx';
import { DialogButton } from '../dialogs/dialog-button.tsx';
import type { Field } from '../form/field.ts';
import type { Values } from '../form/values.ts';

export const VersionHistory = lazyChunk(async () => (await import('./version-history.tsx')).VersionHistory);

interface VersionHistoryButtonProps {
  id: string;
  fields: readonly Field[];
  onRestore: (values: Values) => void;
}

/** Opens the replaced versions of an item; a restored one goes to the form, where it can be looked at and saved. */
export function VersionHistoryButton({ id, fields, onRestore }: VersionHistoryButtonProps) {
  const { t } = useTranslation('admin');
  return (
    <DialogButton title={t('versions.open')}>
      {(close) => (
        <VersionHistory
          id={id}
          fields={fields}
          onClose={close}
          onRestore={(values) => {
            onRestore(values);
            close();
          }}
        />
      )}
    </DialogButton>
  );
}
