import { NewsletterForm } from './newsletter-form.tsx';
import styles from './newsletter-block.module.css';
import { useNewsletterWords } from './words.ts';

/** The footer's invitation to the newsletter. */
export function NewsletterBlock() {
  const { title, text } = useNewsletterWords();
  return (
    <section className={styles.block} aria-label={title}>
      <div className={styles.words}>
        <h2 className={styles.title}>{title}</h2>
        <p className={styles.text}>{text}</p>
      </div>
      <NewsletterForm onDark />
    </section>
  );
}
