import { useTranslation } from 'react-i18next';
import { localized } from '@app/domain/shared/localized.ts';
import type { NamedTag } from '@app/domain/tag/tags.ts';
import { useLanguage } from '../../../i18n/language.tsx';
import { TextField } from '../../../ui/field.tsx';
import type { FieldOf } from '../../form/field.ts';
import { useForm } from '../../form/form-context.ts';
import { FormValue } from '../../form/form-value.tsx';
import { completeInList, joinList, splitList, toggleInList } from '../../form/list-text.ts';
import { textOf } from '../../form/values.ts';
import { usesOf, useTags } from '../../tags/use-tags.ts';
import styles from './fields.module.css';
import { suggestedTags, withKeysOfNames } from './suggested-tags.ts';
import { useLabel } from './use-label.ts';

/** Returns the tags in use, most used first, and then the field's own suggestions, as the owner calls them. */
function useKnownTags({ areTags, suggestions = [] }: FieldOf<'list'>): readonly NamedTag[] {
  const { language } = useLanguage();
  // The suggestions only help, so the form does not wait for them.
  const { data } = useTags(areTags === true);
  // Another field may have read them for this one, which has none.
  const tags = (areTags && data) || [];
  const used = tags.filter((tag) => usesOf(tag) > 0).toSorted((a, b) => usesOf(b) - usesOf(a));
  return [...new Set([...used.map(({ key }) => key), ...suggestions])].map((key) => {
    const tag = tags.find((each) => each.key === key);
    return { key, name: (tag && localized(tag, 'label', language)) || key };
  });
}

/** A text field for comma-separated items, with buttons for frequent ones. */
export function ListFields({ field }: { field: FieldOf<'list'> }) {
  const { t } = useTranslation('admin');
  const { values, problemOf, change } = useForm();
  const labelFor = useLabel();
  const known = useKnownTags(field);
  const names = field.isTranslated ? [`${field.name}Kr`, field.name] : [field.name];
  const text = textOf(values, field.name);
  const chosen = splitList(text);
  const suggested = suggestedTags(text, known);
  const choose = (tag: string) =>
    change(field.name, suggested.complete ? completeInList(text, tag) : toggleInList(text, tag));
  return (
    <div className={styles.wide}>
      <div className={field.isTranslated ? styles.translations : undefined}>
        {names.map((name) => (
          <FormValue key={name} name={name}>
            <TextField
              label={labelFor(field, name)}
              name={name}
              lang={field.isTranslated ? (name === field.name ? 'en' : 'ko') : undefined}
              hint={t('editing.commaHint')}
              error={problemOf(name)}
              // Enter while typing a list must not submit the form.
              onKeyDown={(event) => {
                if (event.key === 'Enter') event.preventDefault();
              }}
              onBlur={() => {
                if (!field.areTags) return;
                const written = withKeysOfNames(chosen, known);
                if (written.join() !== chosen.join()) change(name, joinList(written));
              }}
            />
          </FormValue>
        ))}
      </div>
      {suggested.tags.length > 0 && (
        <fieldset className={styles.known} aria-label={t('editing.known')}>
          {suggested.tags.map(({ key, name }) => (
            <button
              key={key}
              type="button"
              title={key}
              aria-pressed={chosen.includes(key)}
              // The field keeps the focus: leaving it would rewrite its tags before the press counts.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => choose(key)}
            >
              {name}
            </button>
          ))}
        </fieldset>
      )}
    </div>
  );
}
