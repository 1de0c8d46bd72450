import { useTranslation } from 'react-i18next';
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import type { sendContact } from '@app/domain/api/contacts.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { call } from '../../lib/api-client.ts';
import { EmailField } from '../../ui/email-field.tsx';
import { useVisitorForm } from '../../ui/use-visitor-form.ts';
import { draftAt, type ContactDraft } from './contact-draft.ts';
import { ContactFields } from './contact-fields.tsx';
import styles from './contact-form.module.css';
import { contactFormSchema, type ContactError } from './contact-values.ts';
import type { Cursor } from './cursor.ts';

export interface InteractiveContactFormProps {
  /** The text typed before this form was loaded. */
  draft: ContactDraft;
  cursor: Cursor | null;
  /** Whether the visitor has already submitted the plain form. */
  send: boolean;
  filledInMs: () => number;
}

const EMPTY = draftAt(new URLSearchParams(), () => '');

export function InteractiveContactForm({ draft, cursor, send, filledInMs }: InteractiveContactFormProps) {
  const { t } = useTranslation(['contact', 'common']);
  const { language } = useLanguage();
  const formRef = useRef<HTMLFormElement>(null);
  const { form, field, submit } = useVisitorForm({
    initialValues: draft,
    emptyValues: EMPTY,
    schema: contactFormSchema,
    errorText: (error: ContactError) => t(`form.validation.${error}`),
    async send(sent) {
      const body = { ...sent, language, filledInMs: filledInMs() };
      await call<typeof sendContact>('POST', '/api/contact', { body });
      return { title: t('form.success') };
    },
    failed: t('common:error.form'),
  });

  const takeOver = useEffectEvent(() => {
    const input = cursor && formRef.current?.querySelector<HTMLInputElement>(`[name="${cursor.field}"]`);
    input?.focus({ preventScroll: true });
    if (cursor && cursor.start !== null) input?.setSelectionRange(cursor.start, cursor.end);
  });
  useLayoutEffect(() => takeOver(), []);
  const sendAtOnce = useEffectEvent(() => {
    if (send) formRef.current?.requestSubmit();
  });
  useEffect(() => sendAtOnce(), []);

  return (
    <form ref={formRef} className={styles.form} noValidate onSubmit={submit}>
      <ContactFields stateOf={field} busy={form.isSubmitting} EmailField={EmailField} />
    </form>
  );
}
