import { useTranslation } from 'react-i18next';
import { ageAttribute } from '../../age-gate/age-variants.tsx';
import { LocalLink } from '../../i18n/local-link.tsx';
import { useSuitable } from '../../age-gate/age-answer-provider.tsx';
import { Panel } from '../../ui/panel.tsx';
import { paths } from '../../config/paths.ts';
import styles from './mobile-menu.module.css';
import { PAGE_LINKS, PRODUCT_LINKS } from './navigation.ts';

/** The id of the menu's dialog. */
export const MOBILE_MENU_ID = 'site-menu';

export function MobileMenu({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation(['common', 'events']);
  const suitable = useSuitable();
  return (
    <Panel
      id={MOBILE_MENU_ID}
      open={open}
      onClose={onClose}
      side="right"
      title={t('navigation.label')}
      closeLabel={t('navigation.closeMenu')}
    >
      <nav aria-label={t('navigation.label')}>
        <ul className={styles.links}>
          {suitable([...PRODUCT_LINKS, ...PAGE_LINKS]).map((link) => (
            <li key={link.path} {...ageAttribute(link)}>
              <LocalLink to={link.path} className={styles.link} onClick={onClose}>
                {t(link.label)}
              </LocalLink>
            </li>
          ))}
          <li>
            {/* Another document: closing the menu would leave its history entry while the browser navigates. */}
            <LocalLink to={paths.admin} className={styles.small}>
              {t('navigation.admin')}
            </LocalLink>
          </li>
        </ul>
      </nav>
    </Panel>
  );
}
