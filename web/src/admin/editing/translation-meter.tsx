import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { translationStatus } from '@app/domain/shared/translation-status.ts';
import { toFields } from './conversions.ts';
import { labelOf, type Field } from '../form/field.ts';
import { textOf, type Values } from '../form/values.ts';
import styles from './translation-meter.module.css';

interface TranslationMeterProps {
  fields: readonly Field[];
  values: Values;
  /** Moves the focus to the field of a value. */
  onGoTo: (name: string) => void;
}

/** Shows how much of an item is translated, with links to what is missing; nothing while the item has no texts. */
export function TranslationMeter({ fields, values, onGoTo }: TranslationMeterProps) {
  const { t } = useTranslation('admin');
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const { texts, missing } = translationStatus(toFields(fields, values));
  if (texts === 0) return null;
  const done = texts - missing.length;
  const untranslated = fields.filter((field) => missing.includes(nameIn(field)));

  const goTo = (field: Field) => {
    setOpen(false);
    const korean = `${field.name}Kr`;
    onGoTo(textOf(values, field.name) === '' ? field.name : korean);
  };
  return (
    <div className={styles.meter}>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        disabled={missing.length === 0}
        onClick={() => setOpen(!isOpen)}
      >
        {t('editing.translated', { done, texts })}
      </button>
      <meter
        min={0}
        max={Math.max(1, texts)}
        value={done}
        high={texts - 0.5}
        optimum={texts}
        aria-label={t('editing.translation')}
      />
      <ul id={id} hidden={!isOpen} className={styles.missing}>
        {untranslated.map((field) => (
          <li key={field.name}>
            <button type="button" onClick={() => goTo(field)}>
              {t('editing.goTo', { label: t(`editing.fields.${labelOf(field)}`) })}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The item's field with the text. */
function nameIn(field: Field): string {
  return field.kind === 'pictures' ? field.altName : field.name;
}
