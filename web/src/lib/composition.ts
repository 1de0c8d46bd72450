import type { KeyboardEvent } from 'react';

/** Korean input methods send Enter to finish a syllable; that Enter must not send the form. */
export function keepComposing(event: KeyboardEvent): void {
  if (event.key === 'Enter' && event.nativeEvent.isComposing) event.preventDefault();
}
