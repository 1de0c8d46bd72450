import type { Translation } from '../i18n/translation.ts';
import type * as ko from './ko.ts';

export const lists = {
  more: 'Show more',
  loadingMore: 'Loading more…',
  thereIsMore: 'there are more',
  search: 'Search',
  export: 'Download CSV',
  exporting: 'Downloading…',
  exported_one: '{{count}} row downloaded',
  exported_other: '{{count}} rows downloaded',
  exportFailed: 'Failed to download',
  nothingFound: 'Nothing matches',
  nothingFoundDetail: 'Type from the first letter on, or change the filters.',
} satisfies Translation<typeof ko.lists>;
