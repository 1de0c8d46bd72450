import { Button } from 'antd';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import {
  finish,
  finishAll,
  leaveAll,
  readDeletions,
  undo,
  UNDO_TIME,
  watchDeletions,
  type Deletion,
} from './deletions.ts';
import styles from './undo-bar.module.css';

/** Stands at the page's foot while deletions can be undone; whoever leaves the page lets them happen. */
export function UndoBar() {
  const { undoable } = useSyncExternalStore(watchDeletions, readDeletions);
  useEffect(() => {
    window.addEventListener('pagehide', leaveAll);
    return () => {
      window.removeEventListener('pagehide', leaveAll);
      void finishAll();
    };
  }, []);
  return (
    <div className={styles.region} data-undo>
      {undoable.map((deletion, index) => (
        <Undoable key={deletion.key} deletion={deletion} isNewest={index === undoable.length - 1} />
      ))}
    </div>
  );
}

function Undoable({ deletion: { key, label }, isNewest }: { deletion: Deletion; isNewest: boolean }) {
  const { t } = useTranslation('admin');
  // Time stands still for whoever is about to press.
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(() => void finish(key), UNDO_TIME);
    return () => clearTimeout(timer);
  }, [key, isHeld]);
  const hold = () => setHeld(true);
  const release = () => setHeld(false);
  return (
    <div className={styles.bar} onFocus={hold} onBlur={release} onMouseEnter={hold} onMouseLeave={release}>
      <output>{label}</output>
      <Button size="small" onClick={() => undo(key)} {...(isNewest ? { 'aria-keyshortcuts': 'z' } : {})}>
        {t('deleting.undo')}
      </Button>
      <button
        type="button"
        className={styles.now}
        aria-label={t('deleting.now')}
        title={t('deleting.now')}
        onClick={() => void finish(key)}
      >
        ×
      </button>
    </div>
  );
}
