import { keepTogether } from '@app/domain/shared/keep-together.ts';
import { classNames } from './class-names.ts';
import styles from './paragraphs.module.css';

/** Renders each non-empty line of stored text as a paragraph. */
export function Paragraphs({ text, className }: { text: string; className?: string | undefined }) {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '');
  return (
    <div className={classNames(styles.paragraphs, className)}>
      {lines.map((line, index) => (
        <p key={index}>{keepTogether(line)}</p>
      ))}
    </div>
  );
}
