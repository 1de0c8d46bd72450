import { addressOf, type Place } from '../../i18n/site-address.ts';
import type { Thing } from './thing.ts';

/** One step on the way to a page. */
export interface Step {
  name: string;
  /** Its Korean path. */
  path: string;
}

/** https://schema.org/BreadcrumbList: at least two steps, from home to the page itself, counted from 1. */
export function breadcrumbList(steps: readonly Step[], place: Place): Thing {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: addressOf(path, place),
    })),
  };
}
