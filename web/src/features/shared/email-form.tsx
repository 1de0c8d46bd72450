import { useEffect, useId, useRef, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { EMAIL_PATTERN } from '@app/domain/shared/email-pattern.ts';
import { paths } from '../../config/paths.ts';
import { useLanguage, useTranslations } from '../../i18n/language.tsx';
import { LocalLink } from '../../i18n/local-link.tsx';
import { keepComposing } from '../../lib/composition.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { ContactInstead } from '../../ui/contact-instead.tsx';
import styles from './email-form.module.css';
import { HoneypotField } from '../../ui/honeypot-field.tsx';
import { useToaster } from '../../ui/toast.tsx';

interface EmailFormProps {
  /** The endpoint, which takes the form itself without JavaScript. */
  action: '/api/newsletter' | '/api/restock';
  /** Further values of the form. */
  hidden?: { productId?: string };
  texts: {
    label: string;
    submit: string;
    submitting: string;
    invalid: string;
    note: string;
    accepted: { title: string; detail: string };
    refused: string;
  };
  onDark?: boolean;
}

/** A form of one line that asks for an e-mail address. Sends a double press once and keeps what was typed after a failure. */
export function EmailForm({ action, hidden = {}, texts, onDark = false }: EmailFormProps) {
  const { t } = useTranslation('common');
  const { language } = useLanguage();
  const translations = useTranslations();
  const { showToast } = useToaster();
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

  /** Loads what sending needs. A failure shows when the form is sent. */
  const load = () =>
    Promise.all([import('./send-email-form.ts'), translations.load(language, ['submission'])]);
  const send = async (body: { email: string; website: string; filledInMs: number }): Promise<boolean> => {
    const outcome = await load()
      .then(([{ sendEmailForm }]) =>
        sendEmailForm(
          action,
          { ...body, ...hidden, language },
          translations.in(language).getFixedT(null, 'submission'),
        ),
      )
      .catch(() => ({}));
    if (outcome === 'accepted') showToast({ tone: 'success', ...texts.accepted });
    else if (outcome === 'refused') showToast({ tone: 'error', title: texts.refused });
    else showToast({ tone: 'error', title: t('error.form'), ...outcome });
    return outcome === 'accepted';
  };

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
    const isAccepted = await send({ email, website: honeypotRef.current?.value ?? '', filledInMs });
    sending.current = false;
    setPending(false);
    if (isAccepted && inputRef.current) inputRef.current.value = '';
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
          onFocus={() => void load().catch(() => null)}
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
