import { LocalLink } from '../../i18n/local-link.tsx';
import { useMessages } from '../../i18n/messages.ts';
import { useSuitable } from '../../lib/age-answer.tsx';
import { Panel } from '../../ui/panel.tsx';
import { paths } from '../paths.ts';
import styles from './mobile-menu.module.css';
import { PAGE_LINKS, PRODUCT_LINKS } from './navigation.ts';

export function MobileMenu({ open, onClose }: { open: boolean; onClose: () => void }) {
  const messages = useMessages();
  const { navigation } = messages;
  const suitable = useSuitable();
  return (
    <Panel
      open={open}
      onClose={onClose}
      side="right"
      title={navigation.label}
      closeLabel={navigation.closeMenu}
    >
      <nav aria-label={navigation.label}>
        <ul className={styles.links}>
          {suitable([...PRODUCT_LINKS, ...PAGE_LINKS]).map(({ path, label }) => (
            <li key={path}>
              <LocalLink to={path} className={styles.link} onClick={onClose}>
                {label(messages)}
              </LocalLink>
            </li>
          ))}
          <li>
            <LocalLink to={paths.admin} className={styles.small} onClick={onClose}>
              {navigation.admin}
            </LocalLink>
          </li>
        </ul>
      </nav>
    </Panel>
  );
}
