import { useEffect, useEffectEvent, type RefObject } from 'react';

interface Reached {
  /** The visitor interacts with the form by pointer, touch or keyboard. */
  onReach: () => void;
  /** A composition or a press starts or ends. While it lasts, the form's elements must not be replaced. */
  onHold: (isHeld: boolean) => void;
}

/** Reports interaction with an uncontrolled form. */
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
    // After a timeout, because the click event of the press is still to come.
    for (const type of ['pointerup', 'pointercancel'])
      window.addEventListener(type, () => setTimeout(() => hold(false)), { signal });
    // A visitor who was already typing before hydration causes an `input` event only.
    for (const type of ['pointerenter', 'pointerdown', 'focusin', 'input'])
      form.addEventListener(type, () => reach(), { signal });
    return () => listening.abort();
  }, [formRef]);
}
