import { alcoholWarning } from '@app/domain/shared/alcohol.ts';
import { keepTogether } from '@app/domain/shared/keep-together.ts';
import { useNow } from '../lib/now.tsx';
import styles from './alcohol-warning.module.css';
import { useLanguage } from '../i18n/language.tsx';

/** The statutory warning in force, required wherever alcohol is shown. */
export function AlcoholWarning() {
  const { language } = useLanguage();
  return <p className={styles.warning}>{keepTogether(alcoholWarning(useNow(), language))}</p>;
}
