import type { ReactNode } from 'react';
import type { CollectionName } from '@app/domain/collections.ts';
import type { Selection } from '../live/selection.ts';
import { ChoiceField } from './choice-field.tsx';
import { LiveList } from './live-list.tsx';
import { NoResults } from './empty-state.tsx';
import { TabFrame } from './tab-frame.tsx';
import { Toolbar } from './toolbar.tsx';
import { useChoice } from './use-parameter.ts';

/** The first option of each filter, which shows everything. */
export const ALL = 'all';

interface FilteredListProps<T extends { id: string }, Choices extends readonly [typeof ALL, ...string[]]> {
  collection: CollectionName;
  /** The search parameter that stores the option. */
  parameter: string;
  choices: Choices;
  /** The condition of each option except the first. */
  where: (choice: Choices[number]) => NonNullable<Selection['where']>[number];
  orderBy: NonNullable<Selection['orderBy']>;
  texts: {
    title: string;
    loading: string;
    filter: string;
    choice: (choice: Choices[number]) => string;
    counted: (count: number) => string;
  };
  /** Shown when the collection is empty. */
  empty: ReactNode;
  renderTable?: (items: readonly T[]) => ReactNode;
  children: (items: readonly T[]) => ReactNode;
}

/** A tab with a live list and one filter. */
export function FilteredList<
  T extends { id: string },
  const Choices extends readonly [typeof ALL, ...string[]],
>({
  collection,
  parameter,
  choices,
  where,
  orderBy,
  texts,
  empty,
  renderTable,
  children,
}: FilteredListProps<T, Choices>) {
  const [choice, choose] = useChoice<readonly Choices[number][]>(parameter, choices);
  return (
    <TabFrame>
      <Toolbar>
        <ChoiceField
          label={texts.filter}
          value={choice}
          options={choices.map((value: Choices[number]) => ({ value, label: texts.choice(value) }))}
          onChoose={choose}
        />
      </Toolbar>
      <LiveList<T>
        key={choice}
        collection={collection}
        selections={(limit) => [{ ...(choice === ALL ? {} : { where: [where(choice)] }), orderBy, limit }]}
        label={texts.title}
        loading={texts.loading}
        counted={texts.counted}
        empty={choice === ALL ? empty : <NoResults />}
        {...(renderTable && { renderTable })}
      >
        {children}
      </LiveList>
    </TabFrame>
  );
}
