import { useMemo } from 'react';
import type { CollectionName } from '@app/domain/collections.ts';
import {
  type EntryCollection,
  filterKeys,
  type SearchedCollection,
  type SearchEntry,
} from '@app/domain/record-search/search-entry.ts';
import { queryTokens, wholeToken } from '@app/domain/record-search/search-tokens.ts';
import { useLivePages, useLiveUnion } from '../live/live-documents.ts';
import type { Live } from '../live/live.ts';
import { whereOf, type FieldValues, type UnboundedSelection } from '../live/selection.ts';

/** The number of ids that Firestore accepts in one query. */
const IDS = 30;

/** Number of items on a page. */
export const PAGE = 25;

/** The pages of search entries that are loaded by themselves until a page of items is found. */
export const SEARCHED_PAGES = 10;

export type SortedSelection = UnboundedSelection & Required<Pick<UnboundedSelection, 'orderBy'>>;

/** A search in a list, with the filters of the list. */
export interface Search {
  text: string;
  state?: string | undefined;
  event?: string | undefined;
  /** The values of other fields by which the list is filtered. */
  filters?: FieldValues | undefined;
}

export type StoredEntry = SearchEntry & { id: string };

const having =
  (tokens: readonly string[]) =>
  (entry: Pick<SearchEntry, 'tokens'>): boolean =>
    tokens.every((one) => entry.tokens.includes(one));

/** The number of keys by which entries are counted. Firestore accepts a hundred filters; a pasted text has more tokens. */
const COUNTED_KEYS = 50;

/** The query for search entries of one token; `hasTokens` compares the others that an item must have. */
export interface EntrySelection {
  selection: SortedSelection;
  hasTokens: ReturnType<typeof having>;
  /** The entries that have all tokens and filters, without an order; null for too many tokens. */
  counted: UnboundedSelection | null;
}

function selectionOf(
  collection: EntryCollection,
  search: Search,
  tokens: readonly string[],
): EntrySelection | null {
  const { state, event, filters } = search;
  const [token] = tokens;
  if (token === undefined) return null;
  const ofEntry = { collection, ...(state && { state }), ...(event && { event }) };
  const keys = [...filterKeys({ ...ofEntry, ...filters }), ...tokens];
  return {
    selection: {
      where: [...whereOf(ofEntry), ['tokens', 'array-contains', token]],
      orderBy: ['at', 'desc'],
    },
    hasTokens: having(tokens),
    counted: keys.length > COUNTED_KEYS ? null : { where: keys.map((key) => [['has', key], '==', true]) },
  };
}

/** Returns the query for the search entries of a text; null when the text is too short. */
export const searchSelection = (collection: EntryCollection, search: Search) =>
  selectionOf(collection, search, queryTokens(search.text));

/** Returns the query for the search entries of a text that is a whole address or number; null for any other text. */
export function wholeSelection(collection: EntryCollection, search: Search): EntrySelection | null {
  const token = wholeToken(search.text);
  return token === undefined ? null : selectionOf(collection, search, [token]);
}

/** The search entries of one collection that are read where only the first results are wanted; they may lack the other tokens. */
const ENTRIES = 100;

interface FoundIds {
  ids: string[];
  /** Whether earlier items match or may match. */
  hasMore: boolean;
}

/**
 * Returns the ids of the items of some collections that a search finds, latest first, in pages of as many as one query accepts. The
 * collections take turns, so that the many items of one do not hide the few of another.
 * @param page the number of the page, from 1
 */
export function useFoundIds(collections: readonly EntryCollection[], text: string, page = 1): Live<FoundIds> {
  const limit = (collections.length > 1 ? IDS : ENTRIES) * page;
  const selectionsBy = (select: typeof searchSelection) =>
    collections.flatMap((collection) => {
      const found = select(collection, { text });
      return found ? [{ ...found.selection, limit }] : [];
    });
  const whole = useLiveUnion<StoredEntry>('searchEntries', selectionsBy(wholeSelection));
  const isWhole = whole.state !== 'ready' || whole.value.length > 0;
  const parts = useLiveUnion<StoredEntry>('searchEntries', isWhole ? [] : selectionsBy(searchSelection));
  const entries = isWhole ? whole : parts;
  if (entries.state !== 'ready') return entries;
  const hasTokens = having(isWhole ? [] : queryTokens(text));
  const read = collections.map((one) => entries.value.filter(({ collection }) => collection === one));
  const matching = read.map((row) => row.filter(hasTokens));
  const turns = Math.max(0, ...matching.map(({ length }) => length));
  const ids = Array.from({ length: turns }, (_, turn) =>
    matching.flatMap((row) => row[turn]?.item ?? []),
  ).flat();
  const hasMore = ids.length > IDS * page || read.some((row) => row.length === limit);
  return { state: 'ready', value: { ids: ids.slice(IDS * (page - 1), IDS * page), hasMore } };
}

interface FoundItems<T> {
  live: Live<T[]>;
  mayHaveMore: boolean;
}

/** Returns the first pages of a selection, sorted; `size` is the number of items on a page. */
export function useSelectedItems<T extends { id: string }>(
  collection: CollectionName,
  selection: SortedSelection,
  pages: number,
  size = PAGE,
): FoundItems<T> {
  const live = useLivePages<T>(collection, { ...selection, limit: size }, pages);
  return { live, mayHaveMore: live.state === 'ready' && live.value.length === pages * size };
}

/** Returns the items that the first pages of search entries name, latest first. */
export function useSearchedItems<T extends { id: string }>(
  collection: SearchedCollection,
  { selection, hasTokens }: EntrySelection,
  pages: number,
): FoundItems<T> {
  const entries = useSelectedItems<StoredEntry>('searchEntries', selection, pages);
  const found = entries.live.state === 'ready' ? entries.live.value : [];
  const ids = Array.from({ length: Math.ceil(found.length / PAGE) }, (_, page) =>
    found
      .slice(page * PAGE, (page + 1) * PAGE)
      .filter(hasTokens)
      .map(({ item }) => item),
  );
  const items = useLiveUnion<T>(
    collection,
    ids.filter((page) => page.length > 0).map((page) => ({ where: [['__name__', 'in', page]], limit: PAGE })),
  );
  // The same object until something changes, as of other sources.
  const live = useMemo((): Live<T[]> => {
    if (entries.live.state !== 'ready') return entries.live;
    if (items.state !== 'ready') return items;
    const rank = new Map(entries.live.value.map(({ item }, index) => [item, index]));
    const value = items.value.toSorted((a, b) => (rank.get(a.id) ?? 0) - (rank.get(b.id) ?? 0));
    return { state: 'ready', value };
  }, [entries.live, items]);
  return { live, mayHaveMore: entries.mayHaveMore };
}
