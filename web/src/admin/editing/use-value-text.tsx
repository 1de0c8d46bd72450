import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Field } from '../form/field.ts';
import type { FieldValue, FormDay, FormPicture, FormSpecialHours } from '../form/values.ts';
import { joinList, splitList } from '../form/list-text.ts';
import { DAY_NAMES } from '../form/week.ts';
import { useStoreOptions, useThanksOptions } from './fields/select-fields.tsx';

interface NameProps {
  value: string;
}

/** The name of a store by its id. */
function StoreName({ value }: NameProps) {
  const { options } = useStoreOptions();
  return options.find((option) => option.value === value)?.label ?? value;
}

/** The title of what the mail of thanks links to by its path. */
function ThanksName({ value }: NameProps) {
  const linked = useThanksOptions().flatMap(({ options }) => options);
  return linked.find((option) => option.value === value)?.label ?? value;
}

/** Returns a function that shows a form value as text, for comparison with another. */
export function useValueText(): (field: Field, value: FieldValue | undefined) => ReactNode {
  const { t } = useTranslation(['admin', 'product', 'events']);
  const empty = t('editing.conflict.empty');

  const weekText = (week: readonly FormDay[]) =>
    DAY_NAMES.map((name, index) => {
      const day = week[index];
      const hours = day?.isOpen ? `${day.open}–${day.close}` : t('editing.closedDay');
      return `${t(`editing.days.${name}`)} ${hours}`;
    }).join('\n');
  const specialHoursText = (rows: readonly FormSpecialHours[]) =>
    rows
      .map(({ from, until, isOpen, open, close, reason, reasonKr }) =>
        [
          [from, until].filter(Boolean).join(' – '),
          isOpen ? `${open}–${close}` : t('editing.closedDay'),
          [reasonKr, reason].filter(Boolean).join(' / '),
        ]
          .filter(Boolean)
          .join(' · '),
      )
      .join('\n');
  const picturesText = (pictures: readonly FormPicture[]) =>
    [
      t('editing.conflict.pictures', { count: pictures.length }),
      ...pictures.map(({ path, alt, altKr, focus, credit }) =>
        [altKr || alt || path, focus, credit].filter(Boolean).join(' · '),
      ),
    ].join('\n');

  return (field, value) => {
    if (field.kind === 'flag') return t(value === true ? 'editing.conflict.yes' : 'editing.conflict.no');
    if (field.kind === 'week') return weekText((value ?? []) as readonly FormDay[]);
    if (field.kind === 'specialHours')
      return specialHoursText((value || []) as readonly FormSpecialHours[]) || empty;
    if (field.kind === 'pictures') return picturesText((value ?? []) as readonly FormPicture[]);
    const text = String(value ?? '');
    if (text === '') return empty;
    if (field.kind === 'store') return <StoreName value={text} />;
    if (field.kind === 'thanks')
      return text === 'plain' ? t('editing.thanks.plain') : <ThanksName value={text} />;
    if (field.kind === 'choice') {
      const labels: Readonly<Record<string, string>> = t(field.labels, { returnObjects: true });
      return labels[text] ?? text;
    }
    if (field.kind === 'choices') {
      const labels: Readonly<Record<string, string>> = t(field.labels, { returnObjects: true });
      return joinList(splitList(text).map((option) => labels[option] ?? option));
    }
    return field.kind === 'moment' ? text.replace('T', ' ') : text;
  };
}
