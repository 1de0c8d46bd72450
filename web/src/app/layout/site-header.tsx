import { useTranslation } from 'react-i18next';
import { useState } from 'react';
import { BRAND } from '@app/domain/brand.ts';
import { LocalNavLink } from '../../i18n/local-link.tsx';
import { dialogCommand } from '../../ui/dialog-command.ts';
import { BrandLogo } from './brand-logo.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { MOBILE_MENU_ID, MobileMenu } from './mobile-menu.tsx';
import { paths } from '../../config/paths.ts';
import { PAGE_LINKS } from './navigation.ts';
import { ProductsMenu } from './products-menu.tsx';
import styles from './site-header.module.css';
import { useBasket } from '../../features/shared/basket.ts';

/** The link to the basket, with the number of pieces in it; nothing while no payment provider is configured. */
function BasketLink() {
  const { t } = useTranslation('common');
  const count = useBasket().reduce((sum, { quantity }) => sum + quantity, 0);
  if (BRAND.payment.shopId === '') return null;
  return (
    <LocalNavLink to={paths.basket} className={styles.icon} aria-label={t('basket', { pieces: count })}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M4 9h16l-2 11H6zM8 9l3-6M16 9l-3-6" />
      </svg>
      {count > 0 && (
        <span className={styles.count} aria-hidden="true">
          {count}
        </span>
      )}
    </LocalNavLink>
  );
}

export function SiteHeader() {
  const { t } = useTranslation(['common', 'events']);
  const [menuOpen, setMenuOpen] = useState(false);
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
        <LocalNavLink to={paths.search} className={styles.icon} aria-label={t('navigation.search')}>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M16 16l5 5M18 10.5a7.5 7.5 0 1 1-15 0a7.5 7.5 0 0 1 15 0z" />
          </svg>
        </LocalNavLink>
        <BasketLink />
        <LanguageSwitch />
        <button
          type="button"
          className={styles.menuButton}
          aria-label={t('navigation.openMenu')}
          aria-haspopup="dialog"
          data-needs-script
          onClick={(event) => {
            // Instead of the command, which would find the dialog already open.
            event.preventDefault();
            setMenuOpen(true);
          }}
          {...dialogCommand('show-modal', MOBILE_MENU_ID)}
        >
          <span aria-hidden="true" />
        </button>
      </div>
      <MobileMenu open={menuOpen} onClose={() => setMenuOpen(false)} />
    </header>
  );
}
