import type ko from '../../ko/admin/contacts.ts';
import type { Translation } from '@app/domain/shared/translation.ts';

export default {
  title: 'Contacts',
  loading: 'Loading contacts…',
  shown_one: '{{count}} message',
  shown_other: '{{count}} messages',
  empty: 'No messages yet',
  emptyDetail: 'A new message appears here by itself.',
  filterLabel: 'Show',
  filters: { all: 'All messages', unread: 'Unread messages', read: 'Read messages' },
  new: 'New',
  inquiries: {
    general: 'General',
    event: 'Event',
    collaboration: 'Collaboration',
    store: 'Store',
    media: 'Media',
  },
  reply: 'Reply',
  replySubject: '[{{brand}}] About your message',
  markRead: 'Mark as read',
  markUnread: 'Mark as unread',
  nameOfAction: '{{action}}: message of {{name}}',
  updated: 'Contact status updated',
  updateFailed: 'Failed to update status',
  deleteQuestion: 'Delete the message of {{name}}?',
  deletedLabel: 'Message of {{name}} deleted',
  deleted: 'Contact deleted',
  deleteFailed: 'Failed to delete contact',
} as const satisfies Translation<typeof ko>;
