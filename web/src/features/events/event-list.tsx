import { useTranslation } from 'react-i18next';

import { withoutAlcohol } from '@app/domain/shared/alcohol.ts';
import { ageAttribute } from '../../age-gate/age-variants.tsx';
import { EmptyWithoutAlcohol } from '../../age-gate/empty-without-alcohol.tsx';
import { ListAlcoholWarning } from '../../age-gate/list-alcohol-warning.tsx';
import { useSearchParamsState } from '../../lib/use-search-params-state.ts';
import { Button } from '../../ui/button.tsx';
import { ChoiceBar } from '../../ui/choice-bar.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Section } from '../../ui/section.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import {
  EVENT_FILTER_PARAMETER,
  EVENT_FILTERS,
  eventsOfType,
  readEventFilter,
  writeEventFilter,
  type EventFilter,
} from './event-filter.ts';
import { EventGrid } from './event-card.tsx';
import { PastEvents } from './past-events.tsx';
import styles from './event-list.module.css';
import { eventsQuery } from './event-data/event-queries.ts';
import { useEvents, type ListedEvent } from './event-data/use-events.ts';

/** The filter bar and the matching events in groups. */
export function EventList() {
  const { t } = useTranslation(['events', 'common']);
  const [filter, choose] = useSearchParamsState(readEventFilter, writeEventFilter);
  const { state, upcoming, past, retry } = useEvents(eventsQuery);

  return (
    <Section className={styles.section}>
      <ChoiceBar
        label={t('filter.label')}
        name={EVENT_FILTER_PARAMETER}
        choices={EVENT_FILTERS.map((value) => ({ value, label: t(`filter.${value}`) }))}
        chosen={filter}
        onChoose={choose}
      />
      {state === 'pending' && <Spinner label={t('common:loading')} />}
      {state === 'failed' && (
        <Notice title={t('failed')} description={t('common:error.connection')}>
          <Button onClick={retry}>{t('common:retry')}</Button>
        </Notice>
      )}
      {state === 'ready' && (
        <Groups
          filter={filter}
          upcoming={eventsOfType(upcoming, filter)}
          past={eventsOfType(past, filter)}
          onShowAll={() => choose('all')}
        />
      )}
    </Section>
  );
}

interface GroupsProps {
  filter: EventFilter;
  upcoming: readonly ListedEvent[];
  past: readonly ListedEvent[];
  onShowAll: () => void;
}

function Groups({ filter, upcoming, past, onShowAll }: GroupsProps) {
  const { t } = useTranslation('events');
  const empty =
    filter === 'all' ? (
      <Notice {...t('empty', { returnObjects: true })} />
    ) : (
      <Notice title={t(`emptyType.title.${filter}`)} description={t('emptyType.description')}>
        <Button data-needs-script onClick={onShowAll}>
          {t('emptyType.showAll')}
        </Button>
      </Notice>
    );
  if (upcoming.length === 0 && past.length === 0) return empty;
  const groups = [
    { key: 'upcoming', title: t('upcoming'), events: upcoming, List: EventGrid },
    { key: 'past', title: t('past'), events: past, List: PastEvents },
  ];
  return (
    <>
      {groups
        .filter(({ events }) => events.length > 0)
        .map(({ key, title, events, List }) => (
          <section
            key={key}
            className={styles.group}
            aria-label={title}
            {...(withoutAlcohol(events).length === 0 && ageAttribute(events[0]!))}
          >
            <h2 className={styles.title}>{title}</h2>
            <List events={events} />
          </section>
        ))}
      <ListAlcoholWarning items={[...upcoming, ...past]} />
      <EmptyWithoutAlcohol items={[...upcoming, ...past]}>{empty}</EmptyWithoutAlcohol>
    </>
  );
}
