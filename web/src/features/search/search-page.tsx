import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { MAX_SEARCH_LENGTH } from '@app/domain/search/search-entries.ts';
import { useSuitable } from '../../age-gate/age-answer-provider.tsx';
import { AgeVariants } from '../../age-gate/age-variants.tsx';
import { EmptyWithoutAlcohol } from '../../age-gate/empty-without-alcohol.tsx';
import { paths } from '../../config/paths.ts';
import { LocalLink } from '../../i18n/local-link.tsx';
import { PageHead } from '../../i18n/page-head.tsx';
import { useEditBeforeHydration } from '../../lib/hydration.tsx';
import { useNow } from '../../lib/now.tsx';
import { useSearchParamsState } from '../../lib/use-search-params-state.ts';
import { useTypedSearch } from '../../lib/use-typed-search.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Section } from '../../ui/section.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { readSearch, SEARCH_PARAMETER, writeSearch } from './search-parameter.ts';
import styles from './search-page.module.css';
import { fetchSearchIndex, searchQuery, type ReadIndex } from './search-query.ts';
import { SearchResults } from './search-results.tsx';

/** The search over products, events, stories, stores and questions. Its results have URLs, and it works as a form without JavaScript. */
export function SearchPage({ readIndex = fetchSearchIndex }: { readIndex?: ReadIndex }) {
  const { t } = useTranslation('search');
  const [search, setSearch] = useSearchParamsState(readSearch, writeSearch);
  const field = useTypedSearch(search, (typed) => setSearch(typed, 'replace'));
  const inputRef = useRef<HTMLInputElement>(null);
  useEditBeforeHydration(inputRef, field.typed, field.type);
  return (
    <>
      <PageHead title={t('title')} description={t('description')} />
      <Section className={styles.page}>
        <h1 className={styles.title}>{t('title')}</h1>
        <form
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault();
            field.searchNow();
          }}
        >
          <TextField
            ref={inputRef}
            name={SEARCH_PARAMETER}
            type="search"
            label={t('label')}
            hint={t('hint')}
            value={field.typed}
            maxLength={MAX_SEARCH_LENGTH}
            autoComplete="off"
            enterKeyHint="search"
            onChange={(event) => field.type(event.target.value)}
          />
          <Button type="submit">{t('submit')}</Button>
        </form>
        {search === '' ? <Entrances /> : <Found search={search} readIndex={readIndex} />}
      </Section>
    </>
  );
}

function Found({ search, readIndex }: { search: string; readIndex: ReadIndex }) {
  const { t } = useTranslation(['search', 'common']);
  const now = useNow();
  const { data: results, isPending, refetch } = useQuery(searchQuery(search, { readIndex, now }));
  if (isPending) return <Spinner label={t('common:loading')} />;
  if (!results) {
    return (
      <Notice title={t('failed')} description={t('common:error.connection')}>
        <Button onClick={() => void refetch()}>{t('common:retry')}</Button>
      </Notice>
    );
  }
  const empty = (
    <Notice {...t('empty', { returnObjects: true })}>
      <Entrances />
    </Notice>
  );
  return (
    <>
      <output className={styles.count}>
        <AgeVariants as="span">
          <Count results={results} />
        </AgeVariants>
      </output>
      {results[0]?.isSimilar && <p>{t('similar', { search })}</p>}
      {results.length > 0 ? <SearchResults results={results} /> : empty}
      <EmptyWithoutAlcohol items={results}>{empty}</EmptyWithoutAlcohol>
    </>
  );
}

function Count({ results }: { results: Parameters<ReturnType<typeof useSuitable>>[0] }) {
  const { t } = useTranslation('search');
  return t('count', { count: useSuitable()(results).length });
}

/** The lists, and what the search does not cover, for a visitor who has not searched or found nothing. */
function Entrances() {
  const { t } = useTranslation('search');
  return (
    <p className={styles.entrances}>
      {(['products', 'experiences', 'stories', 'contact'] as const).map((page) => (
        <LocalLink key={page} to={paths[page]} className={buttonClass('quiet')}>
          {t(page)}
        </LocalLink>
      ))}
    </p>
  );
}
