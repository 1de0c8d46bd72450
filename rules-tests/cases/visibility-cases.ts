import { NON_ADMINS } from './callers.ts';
import { ID, type Fields, type Filter, type FirestoreCase } from './firestore-case.ts';

interface Visibility {
  readonly collection: string;
  readonly visible: Fields;
  /** Documents that only the admin may read, by description. */
  readonly hidden: Readonly<Record<string, Fields>>;
  /** Queries allowed to everyone. */
  readonly publicQueries: Readonly<Record<string, readonly Filter[]>>;
  /** Queries that could return a hidden document and are therefore allowed to the admin only. */
  readonly adminQueries: Readonly<Record<string, readonly Filter[]>>;
}

/** Returns the read cases of a collection in which only some documents are public. */
export function visibilityCases({
  collection,
  visible,
  hidden,
  publicQueries,
  adminQueries,
}: Visibility): FirestoreCase[] {
  const path = `${collection}/${ID}`;
  const get = { method: 'get', path } as const;
  const list = { method: 'list', path: collection, stored: { [path]: visible } } as const;
  const nonAdminCases = NON_ADMINS.flatMap((caller): FirestoreCase[] => [
    {
      ...get,
      caller,
      name: `${caller} may get a public document`,
      stored: { [path]: visible },
      allowed: true,
    },
    { ...get, caller, name: `${caller} may not get a missing document`, stored: {}, allowed: false },
    ...Object.entries(hidden).map(([name, fields]): FirestoreCase => ({
      ...get,
      caller,
      name: `${caller} may not get ${name}`,
      stored: { [path]: fields },
      allowed: false,
    })),
    ...Object.entries(publicQueries).map(([name, where]): FirestoreCase => ({
      ...list,
      caller,
      name: `${caller} may list ${name}`,
      where,
      allowed: true,
    })),
    ...Object.entries(adminQueries).map(([name, where]): FirestoreCase => ({
      ...list,
      caller,
      name: `${caller} may not list ${name}`,
      where,
      allowed: false,
    })),
  ]);
  const admin = { caller: 'admin', allowed: true } as const;
  return [
    ...nonAdminCases,
    { ...get, ...admin, name: 'the admin may get a missing document', stored: {} },
    ...Object.entries(hidden).map(([name, fields]): FirestoreCase => ({
      ...get,
      ...admin,
      name: `the admin may get ${name}`,
      stored: { [path]: fields },
    })),
    ...Object.entries({ ...publicQueries, ...adminQueries }).map(([name, where]): FirestoreCase => ({
      ...list,
      ...admin,
      name: `the admin may list ${name}`,
      where,
    })),
  ];
}

/** Returns the read cases of a collection whose active documents are public. */
export const activeOnlyCases = (collection: string, fields: Fields): FirestoreCase[] =>
  visibilityCases({
    collection,
    visible: { ...fields, isActive: true },
    hidden: {
      'an inactive document': { ...fields, isActive: false },
      'a document without isActive': { ...fields, isActive: null },
    },
    publicQueries: { 'active documents': [['isActive', '==', true]] },
    adminQueries: { 'all documents': [], 'inactive documents': [['isActive', '==', false]] },
  });
