import type { KeyboardEvent } from 'react';

/** Prevents that an Enter which completes a Korean syllable submits the form. */
export function keepComposing(event: KeyboardEvent): void {
  if (event.key === 'Enter' && event.nativeEvent.isComposing) event.preventDefault();
}
