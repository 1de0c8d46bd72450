import type { TFunction } from 'i18next';
import { useSearchParams } from 'react-router-dom';
import { whereOf, type Selection } from '../live/selection.ts';
import { ChoiceField } from './choice-field.tsx';
import type { Search, SortedSelection } from './use-found-items.ts';
import { useSetParameter } from './use-parameter.ts';

/** The items to which a list is narrowed. */
export interface Narrowing<Item> {
  where?: NonNullable<Selection['where']>;
  /** The same among search entries. */
  search?: Omit<Search, 'text'>;
  /** Whether an item still belongs to it: search entries follow a change within seconds. */
  keep?: (item: Item) => boolean;
}

export interface Option<Item> extends Narrowing<Item> {
  value: string;
  label: string;
  /** The own order of these items, if it is another one. */
  orderBy?: SortedSelection['orderBy'];
  /** They have no other order. */
  isUnsorted?: boolean;
}

/** A filter of a list. The address stores its option as `parameter`; the first one is chosen without it. */
export interface Filter<Item> {
  parameter: string;
  label: string;
  options: readonly Option<Item>[];
}

/** Returns the filter by a field that every item has. */
export function fieldFilter<Item>(
  t: TFunction<'admin'>,
  field: keyof Item & string,
  label: string,
  options: readonly { value: string | boolean; label: string }[],
): Filter<Item> {
  return {
    parameter: field,
    label,
    options: [
      { value: '', label: t('lists.all') },
      ...options.map((option) => ({
        value: String(option.value),
        label: option.label,
        ...withValue<Item>(field, option.value),
      })),
    ],
  };
}

interface ChoiceFilterOptions<Item, Choice extends string> {
  parameter: string;
  label: string;
  /** The first one is chosen at first; `all` narrows nothing. */
  choices: readonly Choice[];
  labelOf: (choice: Choice) => string;
  /** Search entries name the choice as their state, unless `search` says otherwise. */
  narrow: (choice: Exclude<Choice, 'all'>) => Omit<Option<Item>, 'value' | 'label'>;
}

/** Returns the filter by a choice that stands for conditions. */
export function choiceFilter<Item, const Choice extends string>({
  parameter,
  label,
  choices,
  labelOf,
  narrow,
}: ChoiceFilterOptions<Item, Choice>): Filter<Item> {
  const isAll = (choice: string): choice is 'all' => choice === 'all';
  return {
    parameter,
    label,
    options: choices.map((value) => ({
      value,
      label: labelOf(value),
      ...(!isAll(value) && { search: { state: value }, ...narrow(value as Exclude<Choice, 'all'>) }),
    })),
  };
}

/** Returns the narrowing to the items with the value of a field. */
export const withValue = <Item,>(
  field: keyof Item & string,
  value: string | boolean,
): Required<Narrowing<Item>> => ({
  where: whereOf({ [field]: value }),
  search: { filters: { [field]: value } },
  keep: (item) => item[field] === value,
});

/** Returns the option of each filter that the address names. */
export function useChosenOptions<Item>(filters: readonly Filter<Item>[]): Option<Item>[] {
  const [search] = useSearchParams();
  return filters.flatMap(
    ({ parameter, options }) =>
      options.find(({ value }) => value === (search.get(parameter) ?? '')) ?? options.slice(0, 1),
  );
}

/** Returns the items that belong to all of some narrowings. */
export const narrowedBy = <Item,>(parts: readonly Narrowing<Item>[]): Required<Narrowing<Item>> => ({
  where: parts.flatMap(({ where = [] }) => where),
  search: parts.reduce<Required<Narrowing<Item>>['search']>(
    (all, { search }) => ({ ...all, ...search, filters: { ...all.filters, ...search?.filters } }),
    {},
  ),
  keep: (item) => parts.every(({ keep = () => true }) => keep(item)),
});

export function Filters<Item>({ filters }: { filters: readonly Filter<Item>[] }) {
  const set = useSetParameter();
  const chosen = useChosenOptions(filters);
  return filters.map(({ parameter, label, options }, index) => (
    <ChoiceField
      key={parameter}
      label={label}
      value={chosen[index]?.value ?? ''}
      options={options.map((option) => ({ value: option.value, label: option.label }))}
      onChoose={(value) => set(parameter, value === options[0]?.value ? '' : value)}
    />
  ));
}
