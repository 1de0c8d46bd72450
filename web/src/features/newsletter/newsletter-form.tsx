import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/language.tsx';
import { EmailForm } from '../../ui/email-form.tsx';
import { useSubscribe } from './use-subscribe.ts';

/** The one-line form to subscribe to the newsletter. Pages on which it is secondary load it lazily. */
export function NewsletterForm({ onDark = false }: { onDark?: boolean }) {
  const { t } = useTranslation('newsletter');
  const { language } = useLanguage();
  const { prepare, send } = useSubscribe();
  return (
    <EmailForm
      action="/api/newsletter"
      texts={{
        label: t('email'),
        submit: t('submit'),
        submitting: t('submitting'),
        invalid: t('emailInvalid'),
        note: t('consent'),
      }}
      onDark={onDark}
      onFocus={prepare}
      send={(values) => send({ ...values, language })}
    />
  );
}
