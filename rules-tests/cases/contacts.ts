import { aContactSubmission } from '@app/domain/testing/factories.ts';
import { OTHERS } from './callers.ts';
import { fieldsOf, ID, without, type Fields, type FirestoreCase } from './firestore-case.ts';

const path = `contacts/${ID}`;
const before = fieldsOf(aContactSubmission());

const changing = (name: string, written: Fields, allowed: boolean): FirestoreCase => ({
  name: `the admin ${allowed ? 'may' : 'may not'} ${name}`,
  caller: 'admin',
  method: 'update',
  path,
  stored: { [path]: before },
  written,
  allowed,
});

/** The admin marks messages as read and changes nothing else of them. */
export const CONTACT_CASES: readonly FirestoreCase[] = [
  changing('mark one as read', { ...before, isRead: true }, true),
  changing('leave one as it is', before, true),
  changing('mark one with another word', { ...before, isRead: 'yes' }, false),
  changing('take the mark away', without(before, 'isRead'), false),
  ...Object.keys(without(before, 'isRead')).map((field) =>
    changing(`change its ${field}`, { ...before, isRead: true, [field]: 'changed' }, false),
  ),
  ...Object.keys(without(before, 'isRead')).map((field) =>
    changing(`remove its ${field}`, { ...without(before, field), isRead: true }, false),
  ),
  changing('add a field', { ...before, isRead: true, note: 'x' }, false),
  ...OTHERS.map((caller): FirestoreCase => ({
    name: `${caller} may not mark one as read`,
    caller,
    method: 'update',
    path,
    stored: { [path]: before },
    written: { ...before, isRead: true },
    allowed: false,
  })),
];
