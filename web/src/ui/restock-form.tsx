import { useTranslation } from 'react-i18next';
import type { requestRestock } from '@app/domain/api/restock.ts';
import { useLanguage, useTranslations } from '../i18n/language.tsx';
import { problemCodeOf } from '../lib/api-error.ts';
import { submissionFailureDetail } from '../lib/submission-failure.ts';
import { EmailForm, type EmailFormValues } from './email-form.tsx';
import { useToaster } from './toast.tsx';
import styles from './restock-form.module.css';

/** Lets a visitor ask to be told, once, when a product that is sold out is available again. */
export function RestockForm({ productId }: { productId: string }) {
  const { t } = useTranslation(['productPage', 'common']);
  const { language } = useLanguage();
  const translations = useTranslations();
  const { showToast } = useToaster();

  const load = () =>
    Promise.all([import('../lib/api-client.ts'), translations.load(language, ['submission'])]);

  const send = async (values: EmailFormValues): Promise<boolean> => {
    const failed = { tone: 'error', title: t('common:error.form') } as const;
    const loaded = await load().catch(() => null);
    if (!loaded) {
      showToast(failed);
      return false;
    }
    try {
      const [{ call }] = loaded;
      await call<typeof requestRestock>('POST', '/api/restock', { body: { ...values, productId, language } });
    } catch (error) {
      const isBack = problemCodeOf(error) === 'product_available';
      const texts = translations.in(language).getFixedT(null, 'submission');
      showToast(
        isBack
          ? { tone: 'error', title: t('restock.available') }
          : { ...failed, ...submissionFailureDetail(error, texts) },
      );
      return false;
    }
    showToast({ tone: 'success', title: t('restock.success'), detail: t('restock.confirm') });
    return true;
  };

  return (
    <section className={styles.restock} aria-label={t('restock.title')}>
      <h2 className={styles.title}>{t('restock.title')}</h2>
      <EmailForm
        action="/api/restock"
        hidden={{ productId }}
        texts={{
          label: t('restock.email'),
          submit: t('restock.submit'),
          submitting: t('restock.submitting'),
          invalid: t('restock.emailInvalid'),
          note: t('restock.note'),
        }}
        onFocus={() => void load().catch(() => null)}
        send={send}
      />
    </section>
  );
}
