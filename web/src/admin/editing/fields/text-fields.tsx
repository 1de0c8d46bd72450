import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { TextAreaField, TextField } from '../../../ui/field.tsx';
import type { FieldOf } from '../../form/field.ts';
import { useForm } from '../../form/form-context.ts';
import { FormValue } from '../../form/form-value.tsx';
import { lazyChunk } from '../../../ui/lazy-chunk.tsx';
import { LoadBoundary } from '../../load-boundary.tsx';
import styles from './fields.module.css';
import { useLabel } from './use-label.ts';

/** Loads with the first form that has a formatted text. */
const FormatToolbar = lazyChunk(async () => (await import('./format-toolbar.tsx')).FormatToolbar);

/** A text field, or two side by side with the Korean one first. */
export function TextFields({ field }: { field: FieldOf<'text'> }) {
  const names = field.isTranslated ? [`${field.name}Kr`, field.name] : [field.name];
  return (
    <div className={field.isTranslated || field.rows ? styles.wide : undefined}>
      <div className={field.isTranslated ? styles.translations : undefined}>
        {names.map((name) => (
          <OneText key={name} field={field} name={name} />
        ))}
      </div>
    </div>
  );
}

function OneText({ field, name }: { field: FieldOf<'text'>; name: string }) {
  const { t } = useTranslation('admin');
  const { problemOf, isRequired } = useForm();
  const label = useLabel()(field, name);
  const areaRef = useRef<HTMLDivElement>(null);
  const wiring = {
    label,
    name,
    error: problemOf(name),
    'aria-required': isRequired(name),
    lang: field.isTranslated ? (name === field.name ? 'en' : 'ko') : undefined,
  };
  if (field.rows) {
    const area = (
      <FormValue name={name}>
        <TextAreaField {...wiring} rows={field.rows} />
      </FormValue>
    );
    if (!field.formatted) return area;
    return (
      <div ref={areaRef} className={styles.formatted}>
        {area}
        <LoadBoundary>
          <FormatToolbar
            name={name}
            language={t(name === field.name ? 'editing.english' : 'editing.korean')}
            folder={field.formatted}
            areaRef={areaRef}
          />
        </LoadBoundary>
      </div>
    );
  }
  const hint = HINTS.find((each) => each === field.name);
  return (
    <FormValue name={name}>
      <TextField {...wiring} type={field.inputType ?? 'text'} hint={hint && t(`editing.hints.${hint}`)} />
    </FormValue>
  );
}

/** The single-line fields that need an explanation. */
const HINTS = ['bookingUrl', 'category'] as const;
