import { isAlcoholRelated } from '@app/domain/shared/alcohol.ts';
import { AlcoholWarning } from '../ui/alcohol-warning.tsx';
import { useSuitable } from './age-answer-provider.tsx';
import { ageAttribute } from './age-variants.tsx';
import styles from './list-alcohol-warning.module.css';

interface ListAlcoholWarningProps {
  items: readonly Parameters<typeof isAlcoholRelated>[0][];
}

/** The statutory warning for a list, once and only if the visitor sees an age-restricted item in it. */
export function ListAlcoholWarning({ items }: ListAlcoholWarningProps) {
  const restricted = useSuitable()(items).find(isAlcoholRelated);
  if (!restricted) return null;
  return (
    <div className={styles.below} {...ageAttribute(restricted)}>
      <AlcoholWarning />
    </div>
  );
}
