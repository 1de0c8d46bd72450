import type { Translation } from '../i18n/translation.ts';
import type * as ko from './ko.ts';

export const faqs = {
  add: 'Add FAQ',
  loading: 'Loading FAQs…',
  empty: 'No FAQs found',
  emptyDetail: 'Add the first one, and it appears here.',
  adding: 'New FAQ',
  editing: 'Edit FAQ',
  added: 'FAQ added',
  updated: 'FAQ updated',
  deleted: 'FAQ deleted',
  saveFailed: 'Failed to save FAQ',
  deleteFailed: 'Failed to delete FAQ',
} satisfies Translation<typeof ko.faqs>;
