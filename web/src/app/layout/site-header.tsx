import { useTranslation } from 'react-i18next';
import { useState } from 'react';
import { LocalNavLink } from '../../i18n/local-link.tsx';
import { DeferredContent } from '../../ui/deferred-content.tsx';
import { lazyChunk } from '../../ui/lazy-chunk.tsx';
import { useToaster } from '../../ui/toast.tsx';
import { BrandLogo } from './brand-logo.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { PAGE_LINKS } from './navigation.ts';
import { ProductsMenu } from './products-menu.tsx';
import styles from './site-header.module.css';

const loadMenu = () => import('./mobile-menu.tsx');
const MobileMenu = lazyChunk(async () => (await loadMenu()).MobileMenu);

const TOAST_MS = 5_000;

export function SiteHeader() {
  const { t } = useTranslation(['common', 'experiences']);
  const { showToast } = useToaster();
  const [menuOpen, setMenuOpen] = useState(false);
  /** The menu's chunk is loaded by the first press on its button, and by each further one after a failure. */
  const [presses, setPresses] = useState(0);
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
          data-needs-script
          onPointerEnter={() => void loadMenu().catch(() => {})}
          onClick={() => {
            setPresses(presses + 1);
            setMenuOpen(true);
          }}
        >
          <span aria-hidden="true" />
        </button>
      </div>
      {presses > 0 && (
        <DeferredContent
          resetKey={String(presses)}
          onError={() => showToast({ tone: 'error', title: t('error.connection'), duration: TOAST_MS })}
        >
          <MobileMenu open={menuOpen} onClose={() => setMenuOpen(false)} />
        </DeferredContent>
      )}
    </header>
  );
}
