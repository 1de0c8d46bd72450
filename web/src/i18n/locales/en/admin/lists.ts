import type ko from '../../ko/admin/lists.ts';
import type { Translation } from '@app/domain/shared/translation.ts';

export default {
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
} as const satisfies Translation<typeof ko>;
