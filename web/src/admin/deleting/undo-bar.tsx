import { Button } from 'antd';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
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
import { onLogoutAhead } from '../session/renewal.ts';
import styles from './undo-bar.module.css';

/** A bar at the bottom of the page while deletions can be undone; leaving the page completes them. */
export function UndoBar() {
  const { undoable } = useSyncExternalStore(watchDeletions, readDeletions);
  const barOf = ({ key, group }: Deletion) => group ?? key;
  const bars = [...new Set(undoable.map(barOf))];
  useEffect(() => {
    window.addEventListener('pagehide', flushOnUnload);
    const stop = onLogoutAhead(() => void finishAll());
    return () => {
      stop();
      window.removeEventListener('pagehide', flushOnUnload);
      void finishAll();
    };
  }, []);
  return (
    <div className={styles.region} data-undo>
      {bars.map((bar, index) => (
        <Undoable
          key={bar}
          deletions={undoable.filter((deletion) => barOf(deletion) === bar)}
          isNewest={index === bars.length - 1}
        />
      ))}
    </div>
  );
}

/** The bar of one deletion, or of several that were begun together. */
function Undoable({ deletions, isNewest }: { deletions: readonly Deletion[]; isNewest: boolean }) {
  const { t } = useTranslation('admin');
  // The timer pauses while the bar has focus or the pointer is over it.
  const [isHeld, setHeld] = useState(false);
  const keys = deletions.map(({ key }) => key);
  const key = keys.join(' ');
  const finishThese = useEffectEvent(() => void Promise.all(keys.map(finish)));
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(finishThese, UNDO_TIME);
    return () => clearTimeout(timer);
  }, [key, isHeld]);
  const hold = () => setHeld(true);
  const release = () => setHeld(false);
  return (
    <div className={styles.bar} onFocus={hold} onBlur={release} onMouseEnter={hold} onMouseLeave={release}>
      <output>
        {deletions[0]?.group === undefined
          ? deletions[0]?.label
          : t('deleting.several', { count: deletions.length })}
      </output>
      <Button
        size="small"
        onClick={() => keys.forEach(undo)}
        {...(isNewest ? { 'aria-keyshortcuts': 'z' } : {})}
      >
        {t('deleting.undo')}
      </Button>
      <button
        type="button"
        className={styles.now}
        aria-label={t('deleting.now')}
        title={t('deleting.now')}
        onClick={() => void Promise.all(keys.map(finish))}
      >
        ×
      </button>
    </div>
  );
}
