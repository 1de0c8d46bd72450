import { useTranslation } from 'react-i18next';
import { TextField } from '../../../ui/field.tsx';
import type { FieldOf } from '../../form/field.ts';
import { useForm } from '../../form/form-context.ts';
import { textOf } from '../../form/values.ts';
import { useLabel } from './use-label.ts';

/** A date and time in Seoul, whatever the browser's time zone. */
export function MomentField({ field }: { field: FieldOf<'moment'> }) {
  const { t } = useTranslation('admin');
  const { values, problemOf, change, visit } = useForm();
  return (
    <TextField
      type="datetime-local"
      label={useLabel()(field)}
      hint={t('editing.kstHint')}
      name={field.name}
      value={textOf(values, field.name)}
      error={problemOf(field.name)}
      onBlur={() => visit(field.name)}
      onChange={(event) => change(field.name, event.target.value)}
    />
  );
}
