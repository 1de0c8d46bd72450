import { useEffect, useEffectEvent } from 'react';
import { hasDialogEntries } from '../../lib/dialog-entries.ts';
import { guardHistory } from '../../lib/history-guard.ts';

/** The index that the router stores in each history entry. */
function position(): number {
  const state = window.history.state as { idx?: number } | null;
  return state?.idx ?? 0;
}

/** While `isDirty`, the browser asks before a reload or before the tab closes. */
function useUnloadGuard(isDirty: boolean): void {
  useEffect(() => {
    if (!isDirty) return;
    const onBeforeUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', onBeforeUnload);
    return () => window.removeEventListener('beforeunload', onBeforeUnload);
  }, [isDirty]);
}

/**
 * While `isDirty`, Back and Forward ask first, and so does the browser before a reload or before the tab closes. This
 * runs before the router's listener, so that the navigation can be reverted before anything unmounts.
 * @param ask is called for a reverted navigation; `leave` repeats it
 */
export function useLeaveGuard(isDirty: boolean, ask: (leave: () => void) => void): void {
  const askEvent = useEffectEvent(ask);
  useUnloadGuard(isDirty);

  useEffect(() => {
    if (!isDirty) return;
    const here = position();
    let passing = 0;
    let isLeaving = false;

    const onPopState = (event: PopStateEvent) => {
      // A dialog above the form is closed, or its entry is left.
      if (isLeaving || (hasDialogEntries() && position() === here)) return;
      event.stopImmediatePropagation();
      if (passing > 0) {
        passing -= 1;
        return;
      }
      const step = position() - here || -1;
      passing += 1;
      window.history.go(-step);
      askEvent(() => {
        isLeaving = true;
        window.history.go(step);
      });
    };

    return guardHistory(onPopState);
  }, [isDirty]);
}
