import type ko from '../../ko/admin/savedReplies.ts';
import type { Translation } from '@app/domain/shared/translation.ts';

export default {
  title: 'Saved replies',
  open: 'Edit saved replies',
  loading: 'Loading saved replies…',
  insert: 'Insert “{{title}}”',
  explanation:
    'Save the texts you often send and insert them into a reply with one press. The text in the visitor’s language is inserted.',
  edit: 'Edit',
  nameOfEdit: 'Edit “{{title}}”',
  nameOfDelete: 'Delete “{{title}}”',
  deleteQuestion: 'Delete the saved reply “{{title}}”?',
  deleteConsequence: 'This cannot be undone. Replies already sent are not affected.',
  deleted: 'Saved reply deleted',
  notDeleted: 'Failed to delete the saved reply',
  add: 'New saved reply',
  full: 'You can save up to {{max}} replies. Delete one to add another.',
  change: 'Edit saved reply',
  fields: { title: 'Title', textKr: 'Korean text', text: 'English text' },
  missing: {
    title: 'Please enter a title',
    textKr: 'Please enter the text for visitors who write in Korean',
    text: 'Please enter the text for visitors who write in English',
  },
  save: 'Save',
  saved: 'Reply saved',
  notSaved: 'Failed to save. Your text is still here.',
} as const satisfies Translation<typeof ko>;
