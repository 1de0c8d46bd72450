import { useTranslation } from 'react-i18next';
import type { ChangeEventHandler, ComponentProps, ComponentType } from 'react';
import { INQUIRY_TYPES } from '@app/domain/contact/contact-submission.ts';
import { Button } from '../../ui/button.tsx';
import { SelectField, TextAreaField, TextField } from '../../ui/field.tsx';
import { HoneypotField } from '../../ui/honeypot-field.tsx';
import { PrivacyNotice } from '../../ui/privacy-notice.tsx';
import type { ContactDraft, ContactField } from './contact-draft.ts';
import styles from './contact-fields.module.css';

/** The props that connect an input with its value: uncontrolled or controlled. */
type InputState =
  | { name: string; defaultValue: string }
  | {
      name: string;
      value: string;
      onChange: ChangeEventHandler<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>;
    };

interface ContactFieldsProps {
  stateOf: (field: keyof ContactDraft) => InputState;
  errorOf?: (field: ContactField) => string | undefined;
  busy: boolean;
  /** The field for the address, which suggests corrections once its code has loaded. */
  EmailField?: ComponentType<ComponentProps<typeof TextField>>;
}

const MESSAGE_ROWS = 5;

/** The fields and the button of the contact form, without logic. */
export function ContactFields({
  stateOf,
  errorOf = () => undefined,
  busy,
  EmailField = TextField,
}: ContactFieldsProps) {
  const { t } = useTranslation('contact');
  return (
    <>
      <div className={styles.pair}>
        <TextField
          label={t('form.name')}
          error={errorOf('name')}
          required
          autoComplete="name"
          {...stateOf('name')}
        />
        <EmailField
          label={t('form.email')}
          type="email"
          autoComplete="email"
          required
          error={errorOf('email')}
          {...stateOf('email')}
        />
      </div>
      <SelectField
        label={t('form.inquiryType')}
        options={INQUIRY_TYPES.map((value) => ({ value, label: t(`form.inquiryTypes.${value}`) }))}
        {...stateOf('inquiryType')}
      />
      <TextAreaField
        label={t('form.message')}
        error={errorOf('message')}
        required
        rows={MESSAGE_ROWS}
        {...stateOf('message')}
      />
      <PrivacyNotice />
      <HoneypotField {...stateOf('website')} />
      <Button type="submit" name="send" className={styles.submit} disabled={busy}>
        {busy ? t('form.submitting') : t('form.submit')}
      </Button>
    </>
  );
}
