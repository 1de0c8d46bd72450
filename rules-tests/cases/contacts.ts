import { aContactSubmission } from '@app/domain/testing/factories.ts';
import { NON_ADMINS } from './callers.ts';
import { fieldsOf, ID, without, type Fields, type FirestoreCase } from './firestore-case.ts';

const path = `contacts/${ID}`;
const before = fieldsOf(aContactSubmission());

const updateCase = (name: string, written: Fields, allowed: boolean): FirestoreCase => ({
  name: `the admin ${allowed ? 'may' : 'may not'} ${name}`,
  caller: 'admin',
  method: 'update',
  path,
  stored: { [path]: before },
  written,
  allowed,
});

/** The admin may mark contact submissions as read and change nothing else. */
export const CONTACT_CASES: readonly FirestoreCase[] = [
  updateCase('mark one as read', { ...before, isRead: true }, true),
  updateCase('write one unchanged', before, true),
  updateCase('set isRead to a string', { ...before, isRead: 'yes' }, false),
  updateCase('remove isRead', without(before, 'isRead'), false),
  ...Object.keys(without(before, 'isRead')).map((field) =>
    updateCase(`change its ${field}`, { ...before, isRead: true, [field]: 'changed' }, false),
  ),
  ...Object.keys(without(before, 'isRead')).map((field) =>
    updateCase(`remove its ${field}`, { ...without(before, field), isRead: true }, false),
  ),
  updateCase('add a field', { ...before, isRead: true, note: 'x' }, false),
  ...NON_ADMINS.map((caller): FirestoreCase => ({
    name: `${caller} may not mark one as read`,
    caller,
    method: 'update',
    path,
    stored: { [path]: before },
    written: { ...before, isRead: true },
    allowed: false,
  })),
];
