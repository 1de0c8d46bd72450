import { classNames } from './class-names.ts';
import styles from './paragraphs.module.css';

/** Stored text, one paragraph for each line that says something. */
export function Paragraphs({ text, className }: { text: string; className?: string | undefined }) {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '');
  return (
    <div className={classNames(styles.paragraphs, className)}>
      {lines.map((line, index) => (
        <p key={index}>{line}</p>
      ))}
    </div>
  );
}
