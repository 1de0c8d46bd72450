import { Alert, Button, Radio } from 'antd';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toValues } from './conversions.ts';
import { type Field, namesOf } from '../form/field.ts';
import { useLabel } from './fields/use-label.ts';
import { useValueText } from './use-value-text.tsx';
import type { Values } from '../form/values.ts';
import { isDeepEqual } from '@app/domain/shared/deep-equal.ts';
import styles from './conflict-panel.module.css';

/** A value that differs between the form and the stored item. */
interface Difference {
  field: Field;
  /** The value's name: the field's own, or that of its Korean counterpart. */
  name: string;
  /** Returns the default choice: the version of the only side that changed the value, otherwise the admin's own. */
  proposed: Side;
}

type Side = 'mine' | 'theirs';

/** Returns the values that differ between `mine` and `theirs`, both derived from `base`. */
export function differencesOf(
  fields: readonly Field[],
  { base, mine, theirs }: { base: Values; mine: Values; theirs: Values },
): Difference[] {
  return fields.flatMap((field) =>
    namesOf(field)
      .filter((name) => !isDeepEqual(mine[name], theirs[name]))
      .map((name): Difference => ({
        field,
        name,
        proposed: isDeepEqual(mine[name], base[name]) ? 'theirs' : 'mine',
      })),
  );
}

/** Returns the admin's values with the other side's where those were chosen. */
export function merged(mine: Values, theirs: Values, sides: Readonly<Record<string, Side>>): Values {
  const taken = Object.keys(sides).filter((name) => sides[name] === 'theirs');
  return { ...mine, ...Object.fromEntries(taken.map((name) => [name, theirs[name] ?? ''])) };
}

interface ConflictPanelProps {
  fields: readonly Field[];
  /** The item as it was when the form was opened. */
  base: object | null;
  mine: Values;
  /** The item as it is stored now; null when it has been deleted. */
  theirs: object | null;
  /** Whether the differences are shown; before, a line offers to show them. */
  isOpen: boolean;
  onCompare: () => void;
  /** Receives the values with which the form continues. */
  onResolve: (values: Values) => void;
}

/** Resolves an edit conflict: shows both versions value by value and lets the admin choose. */
export function ConflictPanel(props: ConflictPanelProps) {
  const { t } = useTranslation('admin');
  const { fields, base, mine, theirs, isOpen, onCompare, onResolve } = props;
  if (!isOpen) {
    return (
      <Alert
        className={styles.notice ?? ''}
        type="warning"
        showIcon
        title={t('editing.conflict.noticed')}
        action={<Button onClick={onCompare}>{t('editing.conflict.compare')}</Button>}
      />
    );
  }
  if (!theirs) {
    return (
      <Alert
        type="warning"
        showIcon
        title={t('editing.conflict.title')}
        description={t('editing.conflict.gone')}
        action={<Button onClick={() => onResolve(mine)}>{t('editing.leaveStay')}</Button>}
      />
    );
  }
  return <Comparison fields={fields} base={base} mine={mine} theirs={theirs} onResolve={onResolve} />;
}

type ComparisonProps = Omit<ConflictPanelProps, 'theirs' | 'isOpen' | 'onCompare'> & { theirs: object };

function Comparison({ fields, base, mine, theirs, onResolve }: ComparisonProps) {
  const { t } = useTranslation('admin');
  const labelFor = useLabel();
  const textFor = useValueText();
  const headingRef = useRef<HTMLHeadingElement>(null);
  useEffect(() => headingRef.current?.focus(), []);

  const theirValues = useMemo(() => toValues(fields, theirs), [fields, theirs]);
  const differences = useMemo(
    () => differencesOf(fields, { base: toValues(fields, base ?? {}), mine, theirs: theirValues }),
    [fields, base, mine, theirValues],
  );
  const [chosen, setChosen] = useState<Readonly<Record<string, Side>>>({});
  const sides = Object.fromEntries(differences.map(({ name, proposed }) => [name, chosen[name] ?? proposed]));
  const versions = [
    ['mine', mine],
    ['theirs', theirValues],
  ] as const;

  return (
    <section className={styles.panel} aria-labelledby="conflict">
      <h3 id="conflict" ref={headingRef} tabIndex={-1}>
        {t('editing.conflict.title')}
      </h3>
      <p>{t(differences.length > 0 ? 'editing.conflict.text' : 'editing.conflict.same')}</p>
      {differences.map(({ field, name }) => (
        <fieldset key={name} className={styles.difference}>
          <legend>{labelFor(field, name)}</legend>
          <Radio.Group
            className={styles.versions ?? ''}
            value={sides[name]}
            onChange={({ target }) => setChosen({ ...chosen, [name]: target.value as Side })}
          >
            {versions.map(([side, values]) => (
              <Radio key={side} value={side} className={styles.version ?? ''}>
                <span className={styles.side}>{t(`editing.conflict.${side}`)}</span>
                <span className={styles.text}>{textFor(field, values[name])}</span>
              </Radio>
            ))}
          </Radio.Group>
        </fieldset>
      ))}
      <div>
        <Button type="primary" onClick={() => onResolve(merged(mine, theirValues, sides))}>
          {t('editing.conflict.apply')}
        </Button>
      </div>
    </section>
  );
}
