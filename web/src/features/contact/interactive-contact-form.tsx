import { useTranslation } from 'react-i18next';
import { useFormik } from 'formik';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type FormEvent } from 'react';
import { useLanguage } from '../../i18n/language.tsx';
import { appCheckHeader } from '../../lib/app-check-header.ts';
import { submissionFailureDetail } from '../../lib/submission-failure.ts';
import { useToaster } from '../../ui/toast.tsx';
import { CONTACT_FIELDS, draftAt, type ContactDraft, type ContactField } from './contact-draft.ts';
import { EmailField } from '../../ui/email-field.tsx';
import { ContactFields } from './contact-fields.tsx';

import styles from './contact-form.module.css';
import { contactBody, contactErrorName, contactFormSchema } from './contact-values.ts';
import type { Cursor } from './cursor.ts';
import { useSendContact } from './use-send-contact.ts';

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
  const { t: tSubmission } = useTranslation('submission');
  const { language } = useLanguage();
  const { showToast } = useToaster();
  const contact = useSendContact();
  const formRef = useRef<HTMLFormElement>(null);
  const [wasSent, setWasSent] = useState(send);
  useEffect(() => void appCheckHeader(), []);

  const form = useFormik({
    initialValues: draft,
    validationSchema: contactFormSchema,
    validateOnBlur: false,
    // Errors appear with the first submission; each disappears when its field becomes valid.
    validateOnChange: wasSent,
    onSubmit: async (values, { resetForm }) => {
      try {
        await contact.mutateAsync(contactBody(values, language, filledInMs()));
        resetForm({ values: EMPTY });
        setWasSent(false);
        showToast({ tone: 'success', title: t('form.success') });
      } catch (error) {
        showToast({
          tone: 'error',
          title: t('common:error.form'),
          ...submissionFailureDetail(error, tSubmission),
        });
      }
    },
  });

  const field = (name: string) => formRef.current?.querySelector<HTMLInputElement>(`[name="${name}"]`);
  const errorOf = (name: ContactField) => {
    const error = contactErrorName(form.errors[name]);
    return error && t(`form.validation.${error}`);
  };

  const submit = async (submission: FormEvent): Promise<void> => {
    submission.preventDefault();
    setWasSent(true);
    const errors = await form.validateForm();
    const wrong = CONTACT_FIELDS.find((name) => errors[name]);
    if (!wrong) return void (await form.submitForm());
    field(wrong)?.focus();
  };

  const takeOver = useEffectEvent(() => {
    const input = cursor && field(cursor.field);
    input?.focus({ preventScroll: true });
    if (cursor && cursor.start !== null) input?.setSelectionRange(cursor.start, cursor.end);
  });
  useLayoutEffect(() => takeOver(), []);
  const sendAtOnce = useEffectEvent(() => {
    if (send) formRef.current?.requestSubmit();
  });
  useEffect(() => sendAtOnce(), []);

  return (
    <form ref={formRef} className={styles.form} noValidate onSubmit={(submission) => void submit(submission)}>
      <ContactFields
        stateOf={(name) => ({ name, value: form.values[name], onChange: form.handleChange })}
        errorOf={errorOf}
        busy={form.isSubmitting}
        EmailField={EmailField}
      />
    </form>
  );
}
