import { useTranslation } from 'react-i18next';
import { formatDollars, formatWon } from '@app/domain/shared/money.ts';
import { TextField } from '../../../ui/field.tsx';
import type { FieldOf } from '../../form/field.ts';
import { useForm } from '../../form/form-context.ts';
import { FormValue } from '../../form/form-value.tsx';
import { parseNumber } from '../../form/number-text.ts';
import { textOf } from '../../form/values.ts';
import { useLabel } from './use-label.ts';

export function NumberField({ field }: { field: FieldOf<'number'> }) {
  const { t } = useTranslation('admin');
  const { values, problemOf, isRequired } = useForm();
  const text = textOf(values, field.name);
  return (
    <FormValue name={field.name}>
      <TextField
        label={useLabel()(field)}
        note={field.unit && !field.isUnitInLabel ? t(`editing.units.${field.unit}`) : undefined}
        name={field.name}
        autoComplete="off"
        // The numeric keypad of phones has no minus sign.
        inputMode={field.min < 0 ? 'text' : field.decimals === 0 ? 'numeric' : 'decimal'}
        hint={useHint(field, text)}
        error={problemOf(field.name)}
        aria-required={isRequired(field.name)}
      />
    </FormValue>
  );
}

/** Says what the site shows for a number that can be saved. */
function useHint(
  { unit, name, isCents, decimals, min }: FieldOf<'number'>,
  text: string,
): string | undefined {
  const { t } = useTranslation(['admin', 'product']);
  if (isCents || unit === 'won') {
    const number = parseNumber(text, decimals);
    if (number === null || !(number >= min)) return undefined;
    const amount = isCents ? formatDollars(Math.round(number * 100)) : formatWon(number);
    return t('editing.hints.price', { amount });
  }
  if (name === 'order' || name === 'verifyHours' || name === 'stock') return t(`editing.hints.${name}`);
  const levels: Readonly<Record<string, Readonly<Record<string, string>>>> = {
    sweetnessLevel: t('product:sweetness', { returnObjects: true }),
    acidity: t('product:acidity', { returnObjects: true }),
    body: t('product:body', { returnObjects: true }),
  };
  return levels[name]?.[text];
}
