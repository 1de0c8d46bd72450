import { addressOf, type Place } from '../../i18n/site-address.ts';
import type { Thing } from './thing.ts';

/** One breadcrumb. */
export interface Step {
  name: string;
  /** Its Korean path. */
  path: string;
}

/** Returns a https://schema.org/BreadcrumbList of at least two steps, from the home page to the page itself. */
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
