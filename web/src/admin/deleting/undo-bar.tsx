import { Button } from 'antd';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import {
  finish,
  finishAll,
  flushOnUnload,
  readDeletions,
  undo,
  UNDO_TIME,
  watchDeletions,
  type Deletion,
} from './deletions.ts';
import styles from './undo-bar.module.css';

/** A bar at the bottom of the page while deletions can be undone; leaving the page completes them. */
export function UndoBar() {
  const { undoable } = useSyncExternalStore(watchDeletions, readDeletions);
  useEffect(() => {
    window.addEventListener('pagehide', flushOnUnload);
    return () => {
      window.removeEventListener('pagehide', flushOnUnload);
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
  // The timer pauses while the bar has focus or the pointer is over it.
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
