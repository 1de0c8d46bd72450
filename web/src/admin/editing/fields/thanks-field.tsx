import { useTranslation } from 'react-i18next';
import type { FieldOf } from '../../form/field.ts';
import { LabelledSelect } from './labelled-select.tsx';
import { useThanksOptions } from './use-thanks-options.ts';

/** A select of the mail of thanks: none, without a link, or with a story or product. */
export function ThanksField({ field }: { field: FieldOf<'thanks'> }) {
  const { t } = useTranslation('admin');
  const linked = useThanksOptions();
  return (
    <LabelledSelect
      field={field}
      showSearch={{ optionFilterProp: 'label' }}
      options={[
        { value: '', label: t('editing.thanks.none') },
        { value: 'plain', label: t('editing.thanks.plain') },
        ...linked,
      ]}
    />
  );
}
