import { LocalLink } from '../../i18n/local-link.tsx';
import { paths } from '../../config/paths.ts';
import { classNames } from '../../ui/class-names.ts';
import styles from './overview.module.css';

interface OverviewFigureProps {
  name: string;
  /** Null until it is known. */
  value: number | null;
  /** The tab and filter that show the counted items. */
  search: Record<string, string>;
}

export function OverviewFigure({ name, value, search }: OverviewFigureProps) {
  return (
    <li>
      <LocalLink
        className={classNames(styles.figure, value ? styles.waiting : null)}
        to={`${paths.admin}?${new URLSearchParams(search)}`}
      >
        <span>{name}</span>
        <strong>{value ?? '·'}</strong>
      </LocalLink>
    </li>
  );
}
