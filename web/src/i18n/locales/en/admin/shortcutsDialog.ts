import type ko from '../../ko/admin/shortcutsDialog.ts';
import type { Translation } from '@app/domain/shared/translation.ts';

export default {
  title: 'Keyboard shortcuts',
  on: 'Use shortcuts',
  close: 'Close',
  keys: {
    '?': 'Open this sheet',
    '1–9, 0, -, =': 'Open the tab at that place, from Products on',
    t: 'Open Today',
    'j, k': 'Next item, previous item',
    '/': 'Search',
    n: 'Add a new one',
    c: 'Confirm the booking',
    x: 'Cancel the booking',
    e: 'Edit, or reply',
    r: 'Toggle read, or send again',
    d: 'Delete',
    p: 'Print the attendee list',
    z: 'Undo a deletion',
  },
} as const satisfies Translation<typeof ko>;
