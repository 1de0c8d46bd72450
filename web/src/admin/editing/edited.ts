import { idSchema } from '@app/domain/shared/fields.ts';
import { isDocumentId } from '../lists/document-id.ts';
import { COPY, DATES, NEW_ID } from './use-edit-address.ts';

/** What the address opens: a form, or none because it names no possible item. */
export type Edited =
  | { form: 'new'; id: string }
  | { form: 'copy'; id: string; original: string }
  | { form: 'dates'; id: string }
  | { form: 'stored'; id: string }
  | { form: 'none' };

const UUID_LENGTH = 36;

/** The rules accept no other id for a new item. */
const isNewId = (id: string) => idSchema.safeParse(id).success;

/** Reads what stands in the URL for the open form. */
export function readEdited(edited: string): Edited {
  if (edited.startsWith(NEW_ID)) {
    const id = edited.slice(NEW_ID.length);
    return isNewId(id) ? { form: 'new', id } : { form: 'none' };
  }
  if (edited.startsWith(COPY)) {
    const id = edited.slice(COPY.length, COPY.length + UUID_LENGTH);
    const original = edited.slice(COPY.length + UUID_LENGTH + 1);
    return isNewId(id) && isDocumentId(original) ? { form: 'copy', id, original } : { form: 'none' };
  }
  if (edited.startsWith(DATES)) {
    const id = edited.slice(DATES.length);
    return isDocumentId(id) ? { form: 'dates', id } : { form: 'none' };
  }
  return isDocumentId(edited) ? { form: 'stored', id: edited } : { form: 'none' };
}
