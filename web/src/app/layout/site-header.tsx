import { useTranslation } from 'react-i18next';
import { lazy, useState } from 'react';
import { LocalNavLink } from '../../i18n/local-link.tsx';
import { DeferredPart } from '../../ui/deferred-part.tsx';
import { BrandLogo } from './brand-logo.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { PAGE_LINKS } from './navigation.ts';
import { ProductsMenu } from './products-menu.tsx';
import styles from './site-header.module.css';

const loadMenu = () => import('./mobile-menu.tsx');
const MobileMenu = lazy(async () => ({ default: (await loadMenu()).MobileMenu }));

export function SiteHeader() {
  const { t } = useTranslation(['common', 'experiences']);
  /** Null until it was opened: its file comes then. */
  const [menuOpen, setMenuOpen] = useState<boolean | null>(null);
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <BrandLogo />
        <nav className={styles.links} aria-label={t('navigation.label')}>
          <ProductsMenu />
          {PAGE_LINKS.map(({ path, label }) => (
            <LocalNavLink key={path} to={path} className={styles.link}>
              {t(label)}
            </LocalNavLink>
          ))}
        </nav>
        <LanguageSwitch />
        <button
          type="button"
          className={styles.menuButton}
          aria-label={t('navigation.openMenu')}
          aria-haspopup="dialog"
          onPointerEnter={() => void loadMenu().catch(() => {})}
          onClick={() => setMenuOpen(true)}
        >
          <span aria-hidden="true" />
        </button>
      </div>
      {menuOpen !== null && (
        <DeferredPart>
          <MobileMenu open={menuOpen} onClose={() => setMenuOpen(false)} />
        </DeferredPart>
      )}
    </header>
  );
}
