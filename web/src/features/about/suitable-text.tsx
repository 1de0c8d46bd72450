import { useSuitableWords } from '../../lib/age-answer.tsx';
import styles from './suitable-text.module.css';

interface TitleAndText {
  title: string;
  text: string;
  /** Instead, for a visitor who is shown no alcohol. */
  coffeeOnly?: { title?: string; text: string };
}

/** A small title and its paragraph. */
export function SuitableText({ words }: { words: TitleAndText }) {
  const { title, text } = useSuitableWords(words);
  return (
    <>
      <h3 className={styles.title}>{title}</h3>
      <p className={styles.text}>{text}</p>
    </>
  );
}
