import type { Fields, Filter } from './firestore-case.ts';

const PAST = new Date('2020-01-01T00:00:00Z');
const FUTURE = new Date('2999-01-01T00:00:00Z');

/** Filters that find the items whose time it is. */
export const VISIBLE_NOW: readonly Filter[] = [
  ['visibleFrom', '<=', PAST],
  ['visibleUntil', '>', FUTURE],
];

/** Filters that could find items whose time it is not, by description. */
export const ANY_TIME: Readonly<Record<string, readonly Filter[]>> = {
  'items of any time': [],
  'items that may end': [['visibleFrom', '<=', PAST]],
  'items that may not have begun': [['visibleUntil', '>', FUTURE]],
  'items that begin later': [
    ['visibleFrom', '<=', FUTURE],
    ['visibleUntil', '>', FUTURE],
  ],
  'items that ended earlier': [
    ['visibleFrom', '<=', PAST],
    ['visibleUntil', '>', PAST],
  ],
};

/** Adds a filter to each query. */
export const queriesOf = (
  queries: Readonly<Record<string, readonly Filter[]>>,
  filter: Filter,
): Readonly<Record<string, readonly Filter[]>> =>
  Object.fromEntries(Object.entries(queries).map(([name, where]) => [name, [filter, ...where]]));

/** Returns versions of an item that visitors do not see at this time. */
export const HIDDEN_BY_TIME = (fields: Fields): Readonly<Record<string, Fields>> => ({
  'an item that appears later': { ...fields, visibleFrom: FUTURE },
  'an item that has ended': { ...fields, visibleUntil: PAST },
});

/** Times that no item may have. */
export const WRONG_TIMES: Readonly<Record<string, Fields>> = {
  'a start that is not a timestamp': { visibleFrom: 0 },
  'an end that is not a timestamp': { visibleUntil: '2999-01-01T00:00:00Z' },
  'an end before its start': { visibleFrom: FUTURE, visibleUntil: PAST },
  'an end at its start': { visibleFrom: PAST, visibleUntil: PAST },
  'times that are numbers': { visibleFrom: 0, visibleUntil: 1 },
};
