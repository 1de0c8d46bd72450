import { useTranslation } from 'react-i18next';
import { labelOf, type Field } from '../../form/field.ts';

/** Returns the labels of a field's values; values in two languages name their language. */
export function useLabel(): (field: Field, name?: string) => string {
  const { t } = useTranslation('admin');
  return (field, name = field.name) => {
    const label = t(`editing.fields.${labelOf(field)}`);
    if (!('isTranslated' in field && field.isTranslated)) return label;
    const language = t(name === field.name ? 'editing.english' : 'editing.korean');
    return t('editing.inLanguage', { label, language });
  };
}
