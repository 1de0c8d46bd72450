import { useEffect, useState, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { cleanCode } from '@app/domain/shared/clean-text.ts';
import styles from './email-suggestion.module.css';

/** Resolves when no press is under way: the suggestion moves what stands below it, which the finger would then miss. */
function afterPress(): Promise<void> {
  if (!document.querySelector('body :active')) return Promise.resolve();
  return new Promise((resolve) => {
    // After a timeout, because the click event of the press is still to come.
    const end = () => void setTimeout(resolve);
    for (const type of ['pointerup', 'pointercancel']) window.addEventListener(type, end, { once: true });
  });
}

/** Types an address into a field, as its owner would. */
function replaceText(input: HTMLInputElement, text: string): void {
  // React replaces the setter of the element and takes a value set by that one for its own.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(input, text);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Suggests a correction when the domain of an address seems to be mistyped. The visitor may ignore it. */
export function EmailSuggestion({ inputRef }: { inputRef: RefObject<HTMLInputElement | null> }) {
  const { t } = useTranslation('common');
  const [corrected, setCorrected] = useState<string>();
  useEffect(() => {
    const input = inputRef.current;
    if (!input) return;
    const suggest = async () => {
      const typed = input.value;
      if (!typed.includes('@')) return;
      const { correctedEmail } = await import('./mail-domains.ts');
      await afterPress();
      if (input.value === typed) setCorrected(correctedEmail(cleanCode(typed)));
    };
    const clear = () => setCorrected(undefined);
    const listening = new AbortController();
    const { signal } = listening;
    // Without the chunk, nothing is suggested.
    input.addEventListener('blur', () => void suggest().catch(() => {}), { signal });
    input.addEventListener('input', clear, { signal });
    input.form?.addEventListener('submit', clear, { signal });
    return () => listening.abort();
  }, [inputRef]);
  if (!corrected) return null;
  const correct = () => {
    const input = inputRef.current!;
    replaceText(input, corrected);
    input.focus();
  };
  return (
    <output className={styles.suggestion}>
      {t('emailSuggestion.question', { email: corrected })}{' '}
      <button type="button" className={styles.correct} onClick={correct}>
        {t('emailSuggestion.correct')}
      </button>
    </output>
  );
}
