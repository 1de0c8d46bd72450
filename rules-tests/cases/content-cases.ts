import { OTHERS } from './callers.ts';
import { fieldsOf, fieldsOfNew, ID, without, type Fields, type FirestoreCase } from './firestore-case.ts';

interface Content<T extends { id: string }> {
  readonly collection: string;
  readonly make: () => T;
  /** What may be left out; everything else may not. */
  readonly optional: readonly (keyof T & string)[];
  /** At the edge of a bound, still valid. */
  readonly accepted: Readonly<Record<string, Fields>>;
  /** One step away from a valid item each; every one must be refused. */
  readonly refused: Readonly<Record<string, Fields>>;
}

/** What holds for every collection that the admin writes directly. */
export function contentCases<T extends { id: string }>({
  collection,
  make,
  optional,
  accepted,
  refused,
}: Content<T>): FirestoreCase[] {
  const path = `${collection}/${ID}`;
  const before = fieldsOf(make());
  const stored = { [path]: before };
  const valid = fieldsOfNew(make());
  const admin = { caller: 'admin', path } as const;
  const creating = (name: string, written: Fields, allowed: boolean): FirestoreCase => ({
    ...admin,
    method: 'create',
    name: `the admin ${allowed ? 'may' : 'may not'} create ${name}`,
    written,
    allowed,
  });
  const updating = (name: string, written: Fields, allowed: boolean): FirestoreCase => ({
    ...admin,
    method: 'update',
    name: `the admin ${allowed ? 'may' : 'may not'} change ${name}`,
    stored,
    written,
    allowed,
  });
  return [
    ...Object.entries(accepted).map(([name, changes]) => creating(name, { ...valid, ...changes }, true)),
    ...Object.entries(refused).map(([name, changes]) => creating(name, { ...valid, ...changes }, false)),
    ...Object.keys(valid).map((name) =>
      creating(
        `one without ${name}`,
        without(valid, name),
        optional.some((each) => each === name),
      ),
    ),
    ...Object.entries(accepted).map(([name, changes]) =>
      updating(`to ${name}`, { ...before, ...changes }, true),
    ),
    ...Object.entries(refused).map(([name, changes]) =>
      updating(`to ${name}`, { ...before, ...changes }, false),
    ),
    ...('createdAt' in before ? stampCases(collection, valid, before) : []),
    {
      ...admin,
      method: 'create',
      name: 'an item under a name that is no uuid',
      path: `${collection}/item`,
      written: valid,
      allowed: false,
    },
    ...OTHERS.map((caller): FirestoreCase => ({
      name: `${caller} may not create one`,
      caller,
      method: 'create',
      path,
      written: valid,
      allowed: false,
    })),
  ];
}

/** A new item is stamped with the time of its creation, which then never changes. */
function stampCases(collection: string, valid: Fields, before: Fields): FirestoreCase[] {
  const path = `${collection}/${ID}`;
  const another = new Date('2026-01-02T03:04:06Z');
  const admin = { caller: 'admin', path } as const;
  const stored = { [path]: before };
  return [
    {
      ...admin,
      method: 'create',
      name: 'a new item is stamped with no other time than now',
      written: { ...valid, createdAt: another },
      allowed: false,
    },
    {
      ...admin,
      method: 'update',
      name: 'the time of creation never changes',
      stored,
      written: { ...before, createdAt: another },
      allowed: false,
    },
    {
      ...admin,
      method: 'update',
      name: 'the time of creation is not renewed',
      stored,
      written: valid,
      allowed: false,
    },
    {
      ...admin,
      method: 'update',
      name: 'the time of creation is not removed',
      stored,
      written: without(before, 'createdAt'),
      allowed: false,
    },
  ];
}
