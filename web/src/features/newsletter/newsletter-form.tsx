import { useTranslation } from 'react-i18next';
import { EmailForm } from '../shared/email-form.tsx';

/** The one-line form to subscribe to the newsletter. Pages on which it is secondary load it lazily. */
export function NewsletterForm({ onDark = false }: { onDark?: boolean }) {
  const { t } = useTranslation('newsletter');
  return (
    <EmailForm
      action="/api/newsletter"
      texts={{
        label: t('email'),
        submit: t('submit'),
        submitting: t('submitting'),
        invalid: t('emailInvalid'),
        note: t('consent'),
        accepted: { title: t('success'), detail: t('confirm') },
        refused: t('exists'),
      }}
      onDark={onDark}
    />
  );
}
