import { ageAttribute } from '../../age-gate/age-variants.tsx';
import { useTranslation } from 'react-i18next';
import { useEffect, useId, useRef, useState } from 'react';
import { LocalNavLink } from '../../i18n/local-link.tsx';
import { useSuitable } from '../../age-gate/age-answer-provider.tsx';
import { useDialogEntry } from '../../lib/dialog-entries.ts';
import { PRODUCT_LINKS } from './navigation.ts';
import styles from './products-menu.module.css';

/** A disclosure menu of the product pages. Escape, Back, moving the focus out, a click outside or a choice closes it. */
export function ProductsMenu() {
  const { t } = useTranslation(['common', 'events']);
  const suitable = useSuitable();
  const [open, setOpen] = useState(false);
  const listId = useId();
  const menuRef = useRef<HTMLDivElement>(null);
  const buttonRef = useRef<HTMLButtonElement>(null);

  useDialogEntry(open, () => setOpen(false));
  useEffect(() => {
    if (!open) return;
    const closeOutside = (event: Event) => {
      if (event.target instanceof Node && !menuRef.current?.contains(event.target)) setOpen(false);
    };
    const closeByEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpen(false);
      buttonRef.current?.focus();
    };
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    document.addEventListener('keydown', closeByEscape);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('focusin', closeOutside);
      document.removeEventListener('keydown', closeByEscape);
    };
  }, [open]);

  return (
    <div ref={menuRef} className={styles.menu}>
      <button
        ref={buttonRef}
        type="button"
        className={styles.button}
        aria-expanded={open}
        data-needs-script
        aria-controls={listId}
        onClick={() => setOpen(!open)}
      >
        {t('navigation.products')}
      </button>
      <ul id={listId} className={styles.list} hidden={!open}>
        {suitable(PRODUCT_LINKS).map((link) => (
          <li key={link.path} {...ageAttribute(link)}>
            <LocalNavLink to={link.path} className={styles.link} onClick={() => setOpen(false)}>
              {t(link.label)}
            </LocalNavLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
