import { useEffect, useEffectEvent, type RefObject } from 'react';

interface Reached {
  /** The visitor reaches for the form: points at it, touches it, or comes by keyboard. */
  onReach: () => void;
  /** The browser is in the middle of something with one of its elements: a syllable, a press. Or no longer. */
  onHold: (isHeld: boolean) => void;
}

/** Listens to a form that the browser alone keeps. */
export function useReachedForm(
  formRef: RefObject<HTMLFormElement | null>,
  { onReach, onHold }: Reached,
): void {
  const reach = useEffectEvent(onReach);
  const hold = useEffectEvent(onHold);
  useEffect(() => {
    const form = formRef.current;
    if (!form) return;
    const listening = new AbortController();
    const { signal } = listening;
    for (const type of ['compositionstart', 'pointerdown'])
      form.addEventListener(type, () => hold(true), { signal });
    form.addEventListener('compositionend', () => hold(false), { signal });
    // The click comes right after, to the element on which the press began.
    for (const type of ['pointerup', 'pointercancel'])
      window.addEventListener(type, () => setTimeout(() => hold(false)), { signal });
    // Input alone tells of a visitor who was typing before this page came to life.
    for (const type of ['pointerenter', 'pointerdown', 'focusin', 'input'])
      form.addEventListener(type, () => reach(), { signal });
    return () => listening.abort();
  }, [formRef]);
}
