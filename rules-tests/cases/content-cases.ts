import { NON_ADMINS } from './callers.ts';
import { fieldsOf, fieldsOfNew, ID, without, type Fields, type FirestoreCase } from './firestore-case.ts';

interface Content<T extends { id: string }> {
  readonly collection: string;
  readonly createItem: () => T;
  /** Optional fields. All others are required. */
  readonly optional: readonly (keyof T & string)[];
  /** Valid changes, at the limits. */
  readonly accepted: Readonly<Record<string, Fields>>;
  /** Changes that each make a valid item invalid. */
  readonly rejected: Readonly<Record<string, Fields>>;
}

/** Returns the cases common to every collection that the admin writes directly. */
export function contentCases<T extends { id: string }>({
  collection,
  createItem,
  optional,
  accepted,
  rejected,
}: Content<T>): FirestoreCase[] {
  const path = `${collection}/${ID}`;
  const before = fieldsOf(createItem());
  const stored = { [path]: before };
  const valid = fieldsOfNew(createItem());
  const admin = { caller: 'admin', path } as const;
  const createCase = (name: string, written: Fields, allowed: boolean): FirestoreCase => ({
    ...admin,
    method: 'create',
    name: `the admin ${allowed ? 'may' : 'may not'} create ${name}`,
    written,
    allowed,
  });
  const updateCase = (name: string, written: Fields, allowed: boolean): FirestoreCase => ({
    ...admin,
    method: 'update',
    name: `the admin ${allowed ? 'may' : 'may not'} change ${name}`,
    stored,
    written,
    allowed,
  });
  return [
    ...Object.entries(accepted).map(([name, changes]) => createCase(name, { ...valid, ...changes }, true)),
    ...Object.entries(rejected).map(([name, changes]) => createCase(name, { ...valid, ...changes }, false)),
    ...Object.keys(valid).map((name) =>
      createCase(
        `one without ${name}`,
        without(valid, name),
        optional.some((each) => each === name),
      ),
    ),
    ...Object.entries(accepted).map(([name, changes]) =>
      updateCase(`to ${name}`, { ...before, ...changes }, true),
    ),
    ...Object.entries(rejected).map(([name, changes]) =>
      updateCase(`to ${name}`, { ...before, ...changes }, false),
    ),
    ...('createdAt' in before ? createdAtCases(collection, valid, before) : []),
    {
      ...admin,
      method: 'create',
      name: 'the admin may not create an item whose id is not a UUID',
      path: `${collection}/item`,
      written: valid,
      allowed: false,
    },
    ...NON_ADMINS.map((caller): FirestoreCase => ({
      name: `${caller} may not create one`,
      caller,
      method: 'create',
      path,
      written: valid,
      allowed: false,
    })),
  ];
}

/** `createdAt` must be the request time on creation and never changes afterwards. */
function createdAtCases(collection: string, valid: Fields, before: Fields): FirestoreCase[] {
  const path = `${collection}/${ID}`;
  const another = new Date('2026-01-02T03:04:06Z');
  const admin = { caller: 'admin', path } as const;
  const stored = { [path]: before };
  return [
    {
      ...admin,
      method: 'create',
      name: 'the admin may not create an item with another createdAt than the request time',
      written: { ...valid, createdAt: another },
      allowed: false,
    },
    {
      ...admin,
      method: 'update',
      name: 'the admin may not change createdAt',
      stored,
      written: { ...before, createdAt: another },
      allowed: false,
    },
    {
      ...admin,
      method: 'update',
      name: 'the admin may not reset createdAt to the request time',
      stored,
      written: valid,
      allowed: false,
    },
    {
      ...admin,
      method: 'update',
      name: 'the admin may not remove createdAt',
      stored,
      written: without(before, 'createdAt'),
      allowed: false,
    },
  ];
}
