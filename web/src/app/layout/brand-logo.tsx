import { BRAND } from '@app/domain/brand.ts';
import { LocalLink } from '../../i18n/local-link.tsx';
import { useLanguage } from '../../i18n/language.tsx';
import { BrandMark } from '../../ui/brand-mark.tsx';
import { paths } from '../../config/paths.ts';
import styles from './brand-logo.module.css';

/** The brand's mark and name, linked to the home page. */
export function BrandLogo() {
  const { language } = useLanguage();
  return (
    <LocalLink to={paths.home} className={styles.logo}>
      <BrandMark className={styles.mark} />
      <span className={styles.name}>{BRAND.name[language]}</span>
    </LocalLink>
  );
}
