import { useState } from 'react';
import { LocalNavLink } from '../../i18n/local-link.tsx';
import { useMessages } from '../../i18n/messages.ts';
import { BrandLogo } from './brand-logo.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { PAGE_LINKS } from './navigation.ts';
import { ProductsMenu } from './products-menu.tsx';
import styles from './site-header.module.css';

export function SiteHeader() {
  const messages = useMessages();
  const [menuOpen, setMenuOpen] = useState(false);
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <BrandLogo />
        <nav className={styles.links} aria-label={messages.navigation.label}>
          <ProductsMenu />
          {PAGE_LINKS.map(({ path, label }) => (
            <LocalNavLink key={path} to={path} className={styles.link}>
              {label(messages)}
            </LocalNavLink>
          ))}
        </nav>
        <LanguageSwitch />
        <button
          type="button"
          className={styles.menuButton}
          aria-label={messages.navigation.openMenu}
          aria-haspopup="dialog"
          onClick={() => setMenuOpen(true)}
        >
          <span aria-hidden="true" />
        </button>
      </div>
      <MobileMenu open={menuOpen} onClose={() => setMenuOpen(false)} />
    </header>
  );
}
