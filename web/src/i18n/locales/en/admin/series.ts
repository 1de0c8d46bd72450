import type ko from '../../ko/admin/series.ts';
import type { Translation } from '@app/domain/shared/translation.ts';

export default {
  moreDates: 'Add dates',
  saveAndAdd: 'Save and add dates',
  publishAndAdd: 'Publish and add dates',
  column: 'Series',
  position: 'Date {{position}} of {{count}}',
  showDates: 'Show all dates of the series “{{name}}”',
  shown: 'Showing only the dates of the series “{{name}}”.',
  showAll: 'Show all events',
} as const satisfies Translation<typeof ko>;
