import { useTranslation } from 'react-i18next';
import { useEffect, useId, useRef, useState, type FormEvent } from 'react';
import { useLanguage } from '../../i18n/language.tsx';
import { keepComposing } from '../../lib/composition.ts';
import { EMAIL_PATTERN } from '../../lib/email-pattern.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { ContactInstead } from '../../ui/contact-instead.tsx';
import { HoneypotField } from '../../ui/honeypot-field.tsx';
import styles from './newsletter-form.module.css';
import { useSubscribe } from './use-subscribe.ts';

/** The one-line form to subscribe to the newsletter. Pages on which it is secondary load it lazily. */
export function NewsletterForm({ onDark = false }: { onDark?: boolean }) {
  const { t } = useTranslation('newsletter');
  const { language } = useLanguage();
  const { prepare, send, pending } = useSubscribe();
  const id = useId();
  const [wrong, setWrong] = useState(false);
  const inputRef = useRef<HTMLInputElement>(null);
  const honeypotRef = useRef<HTMLInputElement>(null);
  const openedAt = useRef(0);
  useEffect(() => {
    openedAt.current = performance.now();
  }, []);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const address = inputRef.current?.value.trim() ?? '';
    const isWrong = !EMAIL_PATTERN.test(address);
    setWrong(isWrong);
    if (isWrong) return inputRef.current?.focus();
    const filledInMs = Math.round(performance.now() - openedAt.current);
    const taken = await send({
      email: address,
      language,
      website: honeypotRef.current?.value ?? '',
      filledInMs,
    });
    if (taken && inputRef.current) inputRef.current.value = '';
  };

  return (
    <form
      className={classNames(styles.form, onDark && styles.onDark)}
      // Without JavaScript the endpoint takes the form itself.
      method="post"
      action="/api/newsletter"
      noValidate
      onSubmit={(event) => void submit(event)}
    >
      <ContactInstead />
      <input type="hidden" name="language" value={language} />
      <label htmlFor={id} className={styles.label}>
        {t('email')}
      </label>
      <div className={styles.line}>
        <input
          ref={inputRef}
          id={id}
          onFocus={prepare}
          className={styles.input}
          type="email"
          name="email"
          autoComplete="email"
          required
          aria-invalid={wrong}
          aria-describedby={`${wrong ? `${id}-error ` : ''}${id}-consent`}
          onKeyDown={keepComposing}
          onChange={() => setWrong(false)}
        />
        <Button type="submit" look={onDark ? 'light' : 'primary'} disabled={pending}>
          {pending ? t('submitting') : t('submit')}
        </Button>
      </div>
      <HoneypotField ref={honeypotRef} />
      {wrong && (
        <p id={`${id}-error`} className={styles.error}>
          {t('emailInvalid')}
        </p>
      )}
      <p id={`${id}-consent`} className={styles.consent}>
        {t('consent')}
      </p>
    </form>
  );
}
