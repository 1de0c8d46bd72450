import { useTranslation } from 'react-i18next';
import type { Section } from './content-kind.ts';
import styles from './edit-form.module.css';
import { FormField } from './fields/form-field.tsx';
import { useForm } from '../form/form-context.ts';

/** All fields that apply to the item, by section. */
export function FormSections({ kind }: { kind: { sections: readonly Section[] } }) {
  const { t } = useTranslation('admin');
  const { values } = useForm();
  return kind.sections.map(({ name, fields }) => (
    <section key={name} className={styles.section} aria-label={t(`editing.sections.${name}`)}>
      <h3>{t(`editing.sections.${name}`)}</h3>
      <div className={styles.fields}>
        {fields
          .filter(({ when }) => !when || when(values))
          .map((field) => (
            <FormField key={field.name} field={field} />
          ))}
      </div>
    </section>
  ));
}
