import { useTranslation } from 'react-i18next';
import { TextField } from '../../../ui/field.tsx';
import type { FieldOf } from '../../form/field.ts';
import { useForm } from '../../form/form-context.ts';
import { splitList, toggleInList } from '../../form/list-text.ts';
import { textOf } from '../../form/values.ts';
import styles from './fields.module.css';
import { useLabel } from './use-label.ts';

/** A text field for comma-separated items, with buttons for frequent ones. */
export function ListFields({ field }: { field: FieldOf<'list'> }) {
  const { t } = useTranslation('admin');
  const { values, problemOf, change, visit } = useForm();
  const labelFor = useLabel();
  const names = field.isTranslated ? [`${field.name}Kr`, field.name] : [field.name];
  const chosen = splitList(textOf(values, field.name));
  return (
    <div className={styles.wide}>
      <div className={field.isTranslated ? styles.translations : undefined}>
        {names.map((name) => (
          <TextField
            key={name}
            label={labelFor(field, name)}
            name={name}
            lang={field.isTranslated ? (name === field.name ? 'en' : 'ko') : undefined}
            hint={t('editing.commaHint')}
            value={textOf(values, name)}
            error={problemOf(name)}
            // Enter while typing a list must not submit the form.
            onKeyDown={(event) => {
              if (event.key === 'Enter') event.preventDefault();
            }}
            onBlur={() => visit(name)}
            onChange={(event) => change(name, event.target.value)}
          />
        ))}
      </div>
      {field.suggestions && (
        <fieldset className={styles.known} aria-label={t('editing.known')}>
          {field.suggestions.map((suggestion) => (
            <button
              key={suggestion}
              type="button"
              aria-pressed={chosen.includes(suggestion)}
              onClick={() => change(field.name, toggleInList(textOf(values, field.name), suggestion))}
            >
              {suggestion}
            </button>
          ))}
        </fieldset>
      )}
    </div>
  );
}
