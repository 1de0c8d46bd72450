import { useTranslation } from 'react-i18next';
import type { SearchKind, SearchResult } from '@app/domain/search/search-entry.ts';
import { keepTogether } from '@app/domain/shared/keep-together.ts';
import { localized } from '@app/domain/shared/localized.ts';
import { formatEventTime } from '@app/domain/shared/seoul-time.ts';
import { useSuitable } from '../../age-gate/age-answer-provider.tsx';
import { ageAttribute } from '../../age-gate/age-variants.tsx';
import { ListAlcoholWarning } from '../../age-gate/list-alcohol-warning.tsx';
import { paths } from '../../config/paths.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { LocalLink } from '../../i18n/local-link.tsx';
import { useNow } from '../../lib/now.tsx';
import { Badge, type BadgeTone } from '../../ui/badge.tsx';
import cover from '../../ui/cover-link.module.css';
import styles from './search-results.module.css';

const PATHS: Record<SearchKind, (id: string) => string> = {
  product: paths.product,
  event: paths.event,
  story: paths.story,
};
const TONES: Record<SearchKind, BadgeTone> = { product: 'roast', event: 'celadon', story: 'sun' };

export function SearchResults({ results }: { results: readonly SearchResult[] }) {
  const suitable = useSuitable();
  return (
    <>
      <ul className={styles.results}>
        {suitable(results).map((result) => (
          <li key={result.id} {...ageAttribute(result)}>
            <Result result={result} />
          </li>
        ))}
      </ul>
      <ListAlcoholWarning items={results} />
    </>
  );
}

function Result({ result }: { result: SearchResult }) {
  const { t } = useTranslation('search');
  const { language } = useLanguage();
  const now = useNow();
  const at = result.at === undefined ? undefined : new Date(result.at);
  return (
    <article className={styles.result}>
      <Badge tone={TONES[result.kind]}>{at && at <= now ? t('past') : t(`kind.${result.kind}`)}</Badge>
      <div>
        <h2 className={styles.title}>
          <LocalLink to={PATHS[result.kind](result.id)} className={cover.link}>
            {keepTogether(localized(result, 'title', language))}
          </LocalLink>
        </h2>
        {at && <p className={styles.time}>{formatEventTime(at, language)} KST</p>}
        <p className={styles.text}>{keepTogether(localized(result, 'text', language))}</p>
      </div>
    </article>
  );
}
