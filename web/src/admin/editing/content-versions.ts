import type { ContentVersion } from '@app/domain/content/content-version-schema.ts';
import { namesOf, type Field } from '../form/field.ts';
import { findField } from '../form/find-field.ts';
import type { Fields, Values } from '../form/values.ts';
import { toValues } from './conversions.ts';

/** The versions of an item, latest first. */
export const versionsOf = (id: string) =>
  ({ where: [['item', '==', id]], orderBy: ['when', 'desc'] }) as const;

/** What a version does not bring back: whether visitors see the item, and its pictures, whose files may be deleted. */
const KEPT = ['isPublished', 'isActive', 'visibleFrom', 'visibleUntil', 'publishedAt'];

/** Returns the values of a version for the form, without those that a version does not bring back. */
export function restoredValues(fields: readonly Field[], content: ContentVersion['content']): Values {
  const restored = fields.filter(({ kind, name }) => kind !== 'pictures' && !KEPT.includes(name));
  const names = new Set(restored.flatMap(namesOf));
  return Object.fromEntries(Object.entries(toValues(fields, content)).filter(([name]) => names.has(name)));
}

/**
 * Returns the fields with which a deleted item is added again: without its pictures, whose files were deleted with it, and hidden, so
 * that restoring publishes nothing.
 */
export function fieldsAddedAgain(fields: readonly Field[], content: Fields): Fields {
  const isPicture = (name: string) => findField(fields, name)?.field.kind === 'pictures';
  const kept = Object.entries(content).filter(([name]) => !isPicture(name));
  return { ...Object.fromEntries(kept), isPublished: false, isActive: false };
}
