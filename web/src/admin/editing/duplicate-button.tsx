import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { DEFAULT_TAB } from '../tab-keys.ts';
import { copyOf, useEditAddress } from './use-edit-address.ts';

interface DuplicateButtonProps {
  id: string;
  name: string;
  size?: 'small' | 'middle';
}

/** The button that opens the form of a new item with a copy of an item's fields. */
export function DuplicateButton({ id, name, size = 'middle' }: DuplicateButtonProps) {
  const { t } = useTranslation('admin');
  const address = useEditAddress();
  const action = t('editing.duplicate');
  return (
    <Button
      size={size}
      onClick={() => address.open(address.tab ?? DEFAULT_TAB, copyOf(id))}
      aria-label={t('editing.nameOfAction', { action, name })}
    >
      {action}
    </Button>
  );
}
