import { useState, type ComponentType, type RefObject } from 'react';

type Suggestion = ComponentType<{ inputRef: RefObject<HTMLInputElement | null> }>;

/** Suggests corrections of the address in a field, with code that loads when the field is first used. */
export function useEmailSuggestion(inputRef: RefObject<HTMLInputElement | null>) {
  const [Suggestion, setSuggestion] = useState<Suggestion>();
  const load = () => {
    // Without the chunk, nothing is suggested.
    import('./email-suggestion.tsx').then(
      ({ EmailSuggestion }) => setSuggestion(() => EmailSuggestion),
      () => {},
    );
  };
  return { load, element: Suggestion && <Suggestion inputRef={inputRef} /> };
}
