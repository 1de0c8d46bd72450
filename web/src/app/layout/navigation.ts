import type { ProductType } from '@app/domain/product/product.ts';
import type { Messages } from '../../i18n/ko.ts';
import { paths } from '../paths.ts';

export interface NavigationLink {
  path: string;
  label: (messages: Messages) => string;
  /** The type of products that it leads to; `useSuitable` leaves out the one with alcohol. */
  type?: ProductType;
}

/** The pages under the Products menu, and those beside it, in the header and in the mobile menu alike. */
export const PRODUCT_LINKS: readonly NavigationLink[] = [
  { path: paths.coffee, label: ({ navigation }) => navigation.coffee, type: 'coffee' },
  { path: paths.makgeolli, label: ({ navigation }) => navigation.makgeolli, type: 'makgeolli' },
];

export const PAGE_LINKS: readonly NavigationLink[] = [
  { path: paths.about, label: ({ navigation }) => navigation.about },
  { path: paths.experiences, label: ({ navigation }) => navigation.experiences },
  { path: paths.stories, label: ({ navigation }) => navigation.stories },
  { path: paths.contact, label: ({ navigation }) => navigation.contact },
];

/** The footer's links. */
export const FOOTER_LINKS: readonly NavigationLink[] = [
  ...PRODUCT_LINKS,
  { path: `${paths.experiences}?type=workshop`, label: ({ experiences }) => experiences.filter.workshop },
  { path: `${paths.experiences}?type=class`, label: ({ experiences }) => experiences.filter.class },
  { path: `${paths.experiences}?type=tasting`, label: ({ experiences }) => experiences.filter.tasting },
  { path: paths.stories, label: ({ navigation }) => navigation.stories },
];

export const LEGAL_LINKS: readonly NavigationLink[] = [
  { path: paths.privacy, label: ({ navigation }) => navigation.privacy },
  { path: paths.terms, label: ({ navigation }) => navigation.terms },
  { path: paths.agePolicy, label: ({ navigation }) => navigation.agePolicy },
];
