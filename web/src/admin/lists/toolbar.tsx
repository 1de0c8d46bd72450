import { Button, Grid } from 'antd';
import { useId, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import styles from './toolbar.module.css';

export interface ToolbarProps {
  /** What stands first, also on a phone. */
  lead?: ReactNode;
  children?: ReactNode;
  actions?: ReactNode;
  /** The main action, which stands last, and beside `lead` on a phone. */
  add?: ReactNode;
  /** A note on the actions, below all controls. */
  hint?: string | undefined;
}

/** The parameters of the dashboard's address that filter no list. */
const OTHER_PARAMETERS: readonly string[] = ['tab', 'edit', 'order', 'view'];

/**
 * Above a list: its search and filters, then actions on the whole list. On a phone a press shows them, so that the list begins on
 * the first screen; they are shown at once where the list is filtered.
 */
export function Toolbar({ lead, children, actions, add, hint }: ToolbarProps) {
  const { t } = useTranslation('admin');
  const isPhone = Grid.useBreakpoint().xs === true;
  const [search] = useSearchParams();
  const isFiltered = [...search.keys()].some((key) => !OTHER_PARAMETERS.includes(key));
  const [chosen, setChosen] = useState<boolean>();
  const id = useId();
  const hasMore = Boolean(children ?? actions);
  const isOpen = !isPhone || !hasMore || (chosen ?? isFiltered);
  return (
    <div className={styles.toolbar}>
      {lead}
      {isPhone && hasMore && (
        <Button aria-expanded={isOpen} aria-controls={id} onClick={() => setChosen(!isOpen)}>
          {t('lists.tools')}
        </Button>
      )}
      {isPhone && add && <div className={styles.actions}>{add}</div>}
      {/* Hidden rather than absent: a dialog of an action stays open when the screen is turned. */}
      <div id={id} className={styles.tools} hidden={!isOpen}>
        {children}
        {(actions || (!isPhone && add)) && (
          <div className={styles.actions}>
            {actions}
            {!isPhone && add}
          </div>
        )}
        {hint && <p className={styles.hint}>{hint}</p>}
      </div>
    </div>
  );
}
