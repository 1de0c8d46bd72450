import type ko from '../../ko/admin/faqs.ts';
import type { Translation } from '@app/domain/shared/translation.ts';

export default {
  add: 'Add FAQ',
  loading: 'Loading FAQs…',
  empty: 'No FAQs found',
  emptyDetail: 'Add the first question and it will appear here.',
  order: 'Change the order',
  orderHint:
    'Move the questions with the arrows. On a computer you can also drag them. The site shows each category on its own.',
  earlier: 'Move up',
  later: 'Move down',
  ordered: 'The order is saved',
  adding: 'New FAQ',
  editing: 'Edit FAQ',
  added: 'FAQ added',
  updated: 'FAQ updated',
  deleted: 'FAQ deleted',
  saveFailed: 'Failed to save FAQ',
  deleteFailed: 'Failed to delete FAQ',
} as const satisfies Translation<typeof ko>;
