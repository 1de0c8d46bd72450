import type ko from '../../ko/admin/lists.ts';
import type { Translation } from '@app/domain/shared/translation.ts';

export default {
  more: 'Show more',
  loadingMore: 'Loading more…',
  all: 'All',
  thereIsMore: 'there are more',
  search: 'Search',
  searchReach: 'Searches everything for any part of a name, number or email, from two characters on.',
  export: 'Download CSV',
  exporting: 'Downloading…',
  exported_one: '{{count}} row downloaded',
  exported_other: '{{count}} rows downloaded',
  exportFailed: 'Failed to download',
  nothingFound: 'No matches',
  nothingFoundDetail:
    'Check the spelling or change the filters. Latin letters and digits need at least two characters.',
  latestFound:
    'From the {{count}} latest matches. Enter more of the name, number or email to narrow the search.',
  notAmongLatest: 'Not among the latest items',
  notAmongLatestDetail: 'Enter more of the name, number or email to narrow the search.',
  table: 'Compact table',
  total_one: '{{count}} in all',
  total_other: '{{count}} in all',
  selection: 'Selected items',
  selected_one: '{{count}} selected',
  selected_other: '{{count}} selected',
  selectAll: 'Select all',
  select: 'Select {{name}}',
  bulkAction: '{{action}} ({{count}})',
  bulkDone_one: '{{count}} item changed',
  bulkDone_other: '{{count}} items changed',
  bulkFailed_one: '{{failures}} of {{count}} item could not be changed and remains selected.',
  bulkFailed_other: '{{failures}} of {{count}} items could not be changed and remain selected.',
  failedItems: 'Failed: {{action}}',
  actions: 'Actions',
  details: 'Details',
} as const satisfies Translation<typeof ko>;
