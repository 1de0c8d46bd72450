/** The paths of the public pages, in Korean; `localizedPath` returns the English counterpart. */
export const publicPaths = {
  home: '/',
  about: '/about',
  coffee: '/coffee',
  makgeolli: '/makgeolli',
  products: '/products',
  product: (id: string) => `/products/${id}`,
  experiences: '/experiences',
  event: (id: string) => `/experiences/${id}`,
  stories: '/stories',
  story: (id: string) => `/stories/${id}`,
  contact: '/contact',
  search: '/search',
  booking: (token: string) => `/booking/${token}`,
  waitlist: (token: string) => `/waitlist/${token}`,
  basket: '/basket',
  order: (token: string) => `/orders/${token}`,
  privacy: '/privacy',
  terms: '/terms',
  agePolicy: '/age-policy',
} as const;

/** The id of the part of the contact page about how to come and how to pay. */
export const VISIT_ID = 'visit';

/** The id of the store locator on the contact page. */
export const LOCATOR_ID = 'store-locator';

/** The query parameter with the id of the selected store, on the contact page. */
export const STORE_PARAMETER = 'store';

export type PublicPage = keyof typeof publicPaths;

/** Pages behind signed links. They are opened by their guest's click only, so nothing else requests or keeps them. */
export const SIGNED_PAGES: readonly PublicPage[] = ['booking', 'waitlist', 'order'];

/** The paths of all pages; those of the dashboard are the same in both languages. */
export const paths = {
  ...publicPaths,
  adminLogin: '/admin/login',
  admin: '/admin',
} as const;
