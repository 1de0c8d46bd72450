import { OTHERS } from './callers.ts';
import { ID, type Fields, type Filter, type FirestoreCase } from './firestore-case.ts';

interface Visibility {
  readonly collection: string;
  readonly shown: Fields;
  /** Documents that reach the admin alone, by what is the matter with them. */
  readonly hidden: Readonly<Record<string, Fields>>;
  /** Questions of which everyone gets the answer. */
  readonly open: Readonly<Record<string, readonly Filter[]>>;
  /** Questions that could find a hidden document, whatever is stored. */
  readonly closed: Readonly<Record<string, readonly Filter[]>>;
}

/** Who sees which documents of a collection that is public in part, one by one and in lists. */
export function visibilityCases({ collection, shown, hidden, open, closed }: Visibility): FirestoreCase[] {
  const path = `${collection}/${ID}`;
  const get = { method: 'get', path } as const;
  const list = { method: 'list', path: collection, stored: { [path]: shown } } as const;
  const others = OTHERS.flatMap((caller): FirestoreCase[] => [
    { ...get, caller, name: `${caller} gets what is shown`, stored: { [path]: shown }, allowed: true },
    { ...get, caller, name: `${caller} does not get what is missing`, stored: {}, allowed: false },
    ...Object.entries(hidden).map(([name, fields]): FirestoreCase => ({
      ...get,
      caller,
      name: `${caller} does not get ${name}`,
      stored: { [path]: fields },
      allowed: false,
    })),
    ...Object.entries(open).map(([name, where]): FirestoreCase => ({
      ...list,
      caller,
      name: `${caller} lists ${name}`,
      where,
      allowed: true,
    })),
    ...Object.entries(closed).map(([name, where]): FirestoreCase => ({
      ...list,
      caller,
      name: `${caller} does not list ${name}`,
      where,
      allowed: false,
    })),
  ]);
  const admin = { caller: 'admin', allowed: true } as const;
  return [
    ...others,
    { ...get, ...admin, name: 'the admin learns that one is missing', stored: {} },
    ...Object.entries(hidden).map(([name, fields]): FirestoreCase => ({
      ...get,
      ...admin,
      name: `the admin gets ${name}`,
      stored: { [path]: fields },
    })),
    ...Object.entries({ ...open, ...closed }).map(([name, where]): FirestoreCase => ({
      ...list,
      ...admin,
      name: `the admin lists ${name}`,
      where,
    })),
  ];
}

/** The same for a collection whose documents are shown while they are active. */
export const activityCases = (collection: string, fields: Fields): FirestoreCase[] =>
  visibilityCases({
    collection,
    shown: { ...fields, isActive: true },
    hidden: {
      'what is inactive': { ...fields, isActive: false },
      'what says nothing of its activity': { ...fields, isActive: null },
    },
    open: { 'what is active': [['isActive', '==', true]] },
    closed: { everything: [], 'what is inactive': [['isActive', '==', false]] },
  });
