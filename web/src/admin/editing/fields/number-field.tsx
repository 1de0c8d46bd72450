import { useTranslation } from 'react-i18next';
import { formatDollars } from '@app/domain/shared/money.ts';
import { TextField } from '../../../ui/field.tsx';
import type { FieldOf } from '../../form/field.ts';
import { useForm } from '../../form/form-context.ts';
import { textOf } from '../../form/values.ts';
import { useLabel } from './use-label.ts';

export function NumberField({ field }: { field: FieldOf<'number'> }) {
  const { t } = useTranslation('admin');
  const { values, problemOf, change, visit } = useForm();
  const text = textOf(values, field.name);
  return (
    <TextField
      type="number"
      label={useLabel()(field)}
      note={field.unit && t(`editing.units.${field.unit}`)}
      name={field.name}
      min={field.min}
      max={field.max}
      step={field.decimals === 0 ? 1 : 10 ** -field.decimals}
      inputMode={field.decimals === 0 ? 'numeric' : 'decimal'}
      value={text}
      hint={useHint(field, text)}
      error={problemOf(field.name)}
      onBlur={() => visit(field.name)}
      onChange={(event) => change(field.name, event.target.value)}
    />
  );
}

/** What the number means. */
function useHint({ unit, name }: FieldOf<'number'>, text: string): string | undefined {
  const { t } = useTranslation(['admin', 'product']);
  if (unit === 'cents')
    return t('editing.hints.dollars', { amount: formatDollars(Number.parseInt(text, 10) || 0) });
  if (name === 'order') return t('editing.hints.order');
  const sweetness: Readonly<Record<string, string>> = t('product:sweetness', { returnObjects: true });
  return name === 'sweetnessLevel' ? sweetness[text] : undefined;
}
