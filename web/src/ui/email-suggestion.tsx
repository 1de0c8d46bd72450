import { useEffect, useState, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { cleanCode } from '@app/domain/shared/clean-text.ts';
import styles from './field.module.css';

/**
 * Follows presses on the page until `signal`. Returns a function whose result resolves when none is under way: the suggestion
 * moves what stands below it, which the finger would then miss.
 */
function followPresses(signal: AbortSignal): () => Promise<void> {
  let ended = Promise.resolve();
  const follow = () => {
    ended = new Promise((resolve) => {
      // After a timeout, because the click event of the press is still to come.
      const end = () => void setTimeout(resolve);
      for (const type of ['pointerup', 'pointercancel'])
        window.addEventListener(type, end, { once: true, signal });
    });
  };
  window.addEventListener('pointerdown', follow, { capture: true, signal });
  return () => ended;
}

/** Types an address into a field, as its owner would. */
function replaceText(input: HTMLInputElement, text: string): void {
  // React replaces the setter of the element and takes a value set by that one for its own.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(input, text);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Suggests a correction when the domain of an address seems to be mistyped. The visitor may ignore it. */
export function EmailSuggestion({ inputRef }: { inputRef: RefObject<HTMLInputElement | null> }) {
  const { t } = useTranslation('submission');
  const [corrected, setCorrected] = useState<string>();
  useEffect(() => {
    const input = inputRef.current;
    if (!input) return;
    const listening = new AbortController();
    const { signal } = listening;
    const afterPress = followPresses(signal);
    /** Counts what makes a suggestion that is still to come out of date. */
    let changes = 0;
    const suggest = async () => {
      const seen = (changes += 1);
      const typed = input.value;
      if (!typed.includes('@')) return;
      const { correctedEmail } = await import('./mail-domains.ts');
      await afterPress();
      if (changes === seen) setCorrected(correctedEmail(cleanCode(typed)));
    };
    const clear = () => {
      changes += 1;
      setCorrected(undefined);
    };
    // Without the chunk, nothing is suggested.
    input.addEventListener('blur', () => void suggest().catch(() => {}), { signal });
    input.addEventListener('input', clear, { signal });
    input.form?.addEventListener('submit', clear, { signal });
    return () => listening.abort();
  }, [inputRef]);
  const correct = () => {
    const input = inputRef.current!;
    replaceText(input, corrected!);
    input.focus();
  };
  return (
    <div className={styles.suggestion}>
      {/* Stands there before its text, so that screen readers announce that. */}
      <p aria-live="polite">{corrected && t('emailSuggestion.question', { email: corrected })}</p>
      {corrected && (
        <button type="button" className={styles.correct} onClick={correct}>
          {t('emailSuggestion.correct')}
        </button>
      )}
    </div>
  );
}
