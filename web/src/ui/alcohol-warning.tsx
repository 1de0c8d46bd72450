import { alcoholWarning } from '@app/domain/shared/alcohol.ts';
import { useNow } from '../lib/now.tsx';
import styles from './alcohol-warning.module.css';
import { useLanguage } from '../i18n/language.tsx';

/** The statutory warning in force, required wherever alcohol is shown. */
export function AlcoholWarning() {
  const { language } = useLanguage();
  return <p className={styles.warning}>{alcoholWarning(useNow(), language)}</p>;
}
