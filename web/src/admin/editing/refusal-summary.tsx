import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';
import type { Field } from '../form/field.ts';
import { useLabel } from './fields/use-label.ts';

interface RefusalSummaryProps {
  /** The errors beside the fields, in their order. */
  problems: readonly { field: Field; name: string; text: string | undefined }[];
}

/** Repeats the errors that keep an item from being saved at the top of its form; nothing without errors. */
export function RefusalSummary({ problems }: RefusalSummaryProps) {
  const { t } = useTranslation('admin');
  const labelOf = useLabel();
  if (problems.length === 0) return null;
  return (
    <Alert
      type="error"
      showIcon
      title={t('editing.notSaved')}
      description={
        <ul>
          {problems.map(({ field, name, text }) => (
            <li key={name}>{`${labelOf(field, name)}: ${text}`}</li>
          ))}
        </ul>
      }
    />
  );
}
