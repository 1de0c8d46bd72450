import { useTranslation } from 'react-i18next';
import { EmailForm } from './email-form.tsx';
import styles from './restock-form.module.css';

/** Lets a visitor ask to be told, once, when a product that is sold out is available again. */
export function RestockForm({ productId }: { productId: string }) {
  const { t } = useTranslation('productPage');
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
          accepted: { title: t('restock.success'), detail: t('restock.confirm') },
          refused: t('restock.available'),
        }}
      />
    </section>
  );
}
