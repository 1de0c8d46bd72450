import { useEffect, useEffectEvent, type RefObject } from 'react';

interface Reached {
  /** The visitor reaches for the form: points at it, touches it, or comes by keyboard. */
  onReach: () => void;
  /** A syllable is begun in it, or completed. */
  onCompose: (isComposing: boolean) => void;
}

/** Listens to a form that the browser alone keeps. */
export function useReachedForm(
  formRef: RefObject<HTMLFormElement | null>,
  { onReach, onCompose }: Reached,
): void {
  const reach = useEffectEvent(onReach);
  const compose = useEffectEvent(onCompose);
  useEffect(() => {
    const form = formRef.current;
    if (!form) return;
    const listening = new AbortController();
    const { signal } = listening;
    // Input alone tells of a visitor who was typing before this page came to life.
    for (const type of ['pointerenter', 'pointerdown', 'focusin', 'input'])
      form.addEventListener(type, () => reach(), { signal });
    form.addEventListener('compositionstart', () => compose(true), { signal });
    form.addEventListener('compositionend', () => compose(false), { signal });
    return () => listening.abort();
  }, [formRef]);
}
