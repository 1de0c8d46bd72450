import { useEffect, useEffectEvent, type RefObject } from 'react';

interface FormInteraction {
  /** The visitor interacts with the form by pointer, touch or keyboard. */
  onInteract: () => void;
  /** A composition or a press starts or ends. While it lasts, the form's elements must not be replaced. */
  onBusyChange: (isBusy: boolean) => void;
}

/** Reports interaction with an uncontrolled form. */
export function useFormInteraction(
  formRef: RefObject<HTMLFormElement | null>,
  { onInteract, onBusyChange }: FormInteraction,
): void {
  const interact = useEffectEvent(onInteract);
  const setBusy = useEffectEvent(onBusyChange);
  useEffect(() => {
    const form = formRef.current;
    if (!form) return;
    const listening = new AbortController();
    const { signal } = listening;
    for (const type of ['compositionstart', 'pointerdown'])
      form.addEventListener(type, () => setBusy(true), { signal });
    form.addEventListener('compositionend', () => setBusy(false), { signal });
    // After a timeout, because the click event of the press is still to come.
    for (const type of ['pointerup', 'pointercancel'])
      window.addEventListener(type, () => setTimeout(() => setBusy(false)), { signal });
    // A visitor who was already typing before hydration causes an `input` event only.
    for (const type of ['pointerenter', 'pointerdown', 'focusin', 'input'])
      form.addEventListener(type, () => interact(), { signal });
    return () => listening.abort();
  }, [formRef]);
}
