import { useTranslation } from 'react-i18next';
import type { ChangeEventHandler, ComponentProps, ComponentType } from 'react';
import { INQUIRY_TYPES } from '@app/domain/contact/contact-submission.ts';
import { Button } from '../../ui/button.tsx';
import { SelectField, TextAreaField, TextField } from '../../ui/field.tsx';
import { HoneypotField } from '../../ui/honeypot-field.tsx';
import { PrivacyNotice } from '../../ui/privacy-notice.tsx';
import type { ContactDraft } from './contact-draft.ts';
import styles from './contact-fields.module.css';

interface ContactFieldsProps {
  /** Returns the props that connect an input with its value, uncontrolled or controlled, and its error. */
  stateOf: (field: keyof ContactDraft) => {
    name: string;
    defaultValue?: string;
    value?: string;
    onChange?: ChangeEventHandler;
    error?: string | undefined;
  };
  busy: boolean;
  /** The field for the address, which suggests corrections once its code has loaded. */
  EmailField?: ComponentType<ComponentProps<typeof TextField>>;
}

const MESSAGE_ROWS = 5;

/** The fields and the button of the contact form, without logic. */
export function ContactFields({ stateOf, busy, EmailField = TextField }: ContactFieldsProps) {
  const { t } = useTranslation('contact');
  return (
    <>
      <div className={styles.pair}>
        <TextField label={t('form.name')} required autoComplete="name" {...stateOf('name')} />
        <EmailField
          label={t('form.email')}
          type="email"
          autoComplete="email"
          required
          {...stateOf('email')}
        />
      </div>
      <SelectField
        label={t('form.inquiryType')}
        options={INQUIRY_TYPES.map((value) => ({ value, label: t(`form.inquiryTypes.${value}`) }))}
        {...stateOf('inquiryType')}
      />
      <TextAreaField label={t('form.message')} required rows={MESSAGE_ROWS} {...stateOf('message')} />
      <PrivacyNotice />
      <HoneypotField {...stateOf('website')} />
      <Button type="submit" name="send" className={styles.submit} disabled={busy}>
        {busy ? t('form.submitting') : t('form.submit')}
      </Button>
    </>
  );
}
