import { useTranslation } from 'react-i18next';
import type { SearchKind, SearchResult } from '@app/domain/search/search-entry.ts';
import { formatProductPrice } from '@app/domain/product/product-price.ts';
import { keepTogether } from '@app/domain/shared/keep-together.ts';
import type { Language } from '@app/domain/shared/language.ts';
import { localized } from '@app/domain/shared/localized.ts';
import { formatWon } from '@app/domain/shared/money.ts';
import { useSuitable } from '../../age-gate/age-answer-provider.tsx';
import { ageAttribute } from '../../age-gate/age-variants.tsx';
import { ListAlcoholWarning } from '../../age-gate/list-alcohol-warning.tsx';
import { LOCATOR_ID, paths, STORE_PARAMETER } from '../../config/paths.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { LocalLink } from '../../i18n/local-link.tsx';
import { useNow } from '../../lib/now.tsx';
import { questionId } from '../shared/question-id.ts';
import { timeInSeoul } from '@app/domain/shared/seoul-time.ts';
import { Badge, type BadgeTone } from '../../ui/badge.tsx';
import cover from '../../ui/cover-link.module.css';
import { Picture } from '../../ui/picture.tsx';
import styles from './search-results.module.css';

const PATHS: Record<SearchKind, (id: string) => string> = {
  product: paths.product,
  event: paths.event,
  story: paths.story,
  store: (id) => `${paths.contact}?${STORE_PARAMETER}=${id}#${LOCATOR_ID}`,
  faq: (id) => `${paths.contact}#${questionId(id)}`,
};
const TONES: Record<SearchKind, BadgeTone> = {
  product: 'roast',
  event: 'celadon',
  story: 'sun',
  store: 'plain',
  faq: 'plain',
};

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
  const { t } = useTranslation(['search', 'product']);
  const { language } = useLanguage();
  const now = useNow();
  const at = result.at === undefined ? undefined : new Date(result.at);
  const facts = [
    at && timeInSeoul(at, language),
    priceOf(result, language) ?? (result.kind === 'event' && t('free')),
    result.availability &&
      result.availability !== 'in_stock' &&
      t(`product:availability.${result.availability}`),
  ].filter(Boolean);
  return (
    <article className={styles.result}>
      {result.image && (
        <div className={styles.picture}>
          <Picture path={result.image} alt="" focus={result.focus} ratio="1/1" sizes="5.5rem" upTo={320} />
        </div>
      )}
      <div>
        <Badge tone={TONES[result.kind]}>{at && at <= now ? t('past') : t(`kind.${result.kind}`)}</Badge>
        <h2 className={styles.title}>
          <LocalLink to={PATHS[result.kind](result.id)} className={cover.link}>
            {keepTogether(localized(result, 'title', language))}
          </LocalLink>
        </h2>
        {facts.length > 0 && <p className={styles.facts}>{facts.join(' · ')}</p>}
        <p className={styles.text}>{keepTogether(localized(result, 'text', language))}</p>
      </div>
    </article>
  );
}

/** Returns the price of a product in the page's language or of an event in won; undefined without one. */
function priceOf({ kind, price, priceKrw }: SearchResult, language: Language): string | undefined {
  if (kind === 'event') return priceKrw ? formatWon(priceKrw) : undefined;
  return price === undefined ? undefined : formatProductPrice({ price, priceKrw }, language);
}
