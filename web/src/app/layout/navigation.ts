import type { ProductType } from '@app/domain/product/product.ts';
import type { Resources } from '../../i18n/resources.ts';
import { paths } from '../../config/paths.ts';

export interface NavigationLink {
  path: string;
  /** A translation key. */
  label:
    | `navigation.${keyof Resources['common']['navigation']}`
    | `events:filter.${keyof Resources['events']['filter']}`;
  /** The product type of the linked page; `useSuitable` removes links to alcohol. */
  type?: ProductType;
}

/** The pages in the Products menu and beside it, for the header and the mobile menu. */
export const PRODUCT_LINKS: readonly NavigationLink[] = [
  { path: paths.coffee, label: 'navigation.coffee', type: 'coffee' },
  { path: paths.makgeolli, label: 'navigation.makgeolli', type: 'makgeolli' },
];

export const PAGE_LINKS: readonly NavigationLink[] = [
  { path: paths.about, label: 'navigation.about' },
  { path: paths.experiences, label: 'navigation.experiences' },
  { path: paths.stories, label: 'navigation.stories' },
  { path: paths.contact, label: 'navigation.contact' },
];

/** The footer's links. */
export const FOOTER_LINKS: readonly NavigationLink[] = [
  ...PRODUCT_LINKS,
  { path: `${paths.experiences}?type=workshop`, label: 'events:filter.workshop' },
  { path: `${paths.experiences}?type=class`, label: 'events:filter.class' },
  { path: `${paths.experiences}?type=tasting`, label: 'events:filter.tasting' },
  { path: paths.stories, label: 'navigation.stories' },
];

export const LEGAL_LINKS: readonly NavigationLink[] = [
  { path: paths.privacy, label: 'navigation.privacy' },
  { path: paths.terms, label: 'navigation.terms' },
  { path: paths.agePolicy, label: 'navigation.agePolicy' },
];
