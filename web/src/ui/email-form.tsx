import { useEffect, useId, useRef, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { EMAIL_PATTERN } from '@app/domain/shared/email-pattern.ts';
import { paths } from '../config/paths.ts';
import { useLanguage } from '../i18n/language.tsx';
import { LocalLink } from '../i18n/local-link.tsx';
import { keepComposing } from '../lib/composition.ts';
import { Button } from './button.tsx';
import { classNames } from './class-names.ts';
import { ContactInstead } from './contact-instead.tsx';
import styles from './email-form.module.css';
import { HoneypotField } from './honeypot-field.tsx';

/** What the form sends: the address and the fields by which a program betrays itself. */
export interface EmailFormValues {
  email: string;
  website: string;
  filledInMs: number;
}

interface EmailFormProps {
  /** The endpoint, which takes the form itself without JavaScript. */
  action: string;
  /** Further fields of the form without JavaScript. */
  hidden?: Record<string, string>;
  texts: { label: string; submit: string; submitting: string; invalid: string; note: string };
  onDark?: boolean;
  /** Loads what sending needs. */
  onFocus?: () => void;
  /** Sends the form. Returns whether it was accepted, which empties the field. */
  send: (values: EmailFormValues) => Promise<boolean>;
}

/** A form of one line that asks for an e-mail address. Sends a double press once and keeps what was typed after a failure. */
export function EmailForm({ action, hidden = {}, texts, onDark = false, onFocus, send }: EmailFormProps) {
  const { t } = useTranslation('common');
  const { language } = useLanguage();
  const id = useId();
  const [wrong, setWrong] = useState(false);
  const [pending, setPending] = useState(false);
  // A ref, because state changes only with the next render.
  const sending = useRef(false);
  const inputRef = useRef<HTMLInputElement>(null);
  const honeypotRef = useRef<HTMLInputElement>(null);
  const openedAt = useRef(0);
  useEffect(() => {
    openedAt.current = performance.now();
  }, []);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const email = (inputRef.current?.value ?? '').replace(/\p{Cf}/gu, '').trim();
    if (!EMAIL_PATTERN.test(email)) {
      setWrong(true);
      return inputRef.current?.focus();
    }
    if (sending.current) return;
    sending.current = true;
    setPending(true);
    const filledInMs = Math.round(performance.now() - openedAt.current);
    const taken = await send({ email, website: honeypotRef.current?.value ?? '', filledInMs });
    sending.current = false;
    setPending(false);
    if (taken && inputRef.current) inputRef.current.value = '';
  };

  return (
    <form
      className={classNames(styles.form, onDark && styles.onDark)}
      method="post"
      action={action}
      noValidate
      onSubmit={(event) => void submit(event)}
    >
      <ContactInstead />
      <input type="hidden" name="language" value={language} />
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <label htmlFor={id} className={styles.label}>
        {texts.label}
      </label>
      <div className={styles.line}>
        <input
          ref={inputRef}
          id={id}
          onFocus={onFocus}
          className={styles.input}
          type="email"
          name="email"
          autoComplete="email"
          required
          aria-invalid={wrong}
          aria-describedby={`${wrong ? `${id}-error ` : ''}${id}-note`}
          onKeyDown={keepComposing}
          onChange={() => setWrong(false)}
        />
        <Button type="submit" look={onDark ? 'light' : 'primary'} disabled={pending}>
          {pending ? texts.submitting : texts.submit}
        </Button>
      </div>
      <HoneypotField ref={honeypotRef} />
      {wrong && (
        <p id={`${id}-error`} className={styles.error}>
          {texts.invalid}
        </p>
      )}
      <p id={`${id}-note`} className={styles.note}>
        {texts.note}{' '}
        <LocalLink to={paths.privacy} target="_blank">
          {t('navigation.privacy')}
        </LocalLink>
      </p>
    </form>
  );
}
