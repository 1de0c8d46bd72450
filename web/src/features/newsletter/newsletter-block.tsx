import { useTranslation } from 'react-i18next';
import { NewsletterForm } from './newsletter-form.tsx';
import styles from './newsletter-block.module.css';

/** The newsletter block of the footer. */
export function NewsletterBlock() {
  const { t } = useTranslation('newsletter');
  return (
    <section className={styles.block} aria-label={t('title')}>
      <div className={styles.body}>
        <h2 className={styles.title}>{t('title')}</h2>
        <p className={styles.text}>{t('text')}</p>
      </div>
      <NewsletterForm onDark />
    </section>
  );
}
