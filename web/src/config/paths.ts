/** Every route of the site, once, in its Korean form; `localizedPath` makes the English twin. */
export const paths = {
  home: '/',
  about: '/about',
  coffee: '/coffee',
  makgeolli: '/makgeolli',
  products: '/products',
  product: (id: string) => `/products/${id}`,
  experiences: '/experiences',
  stories: '/stories',
  story: (id: string) => `/stories/${id}`,
  contact: '/contact',
  privacy: '/privacy',
  terms: '/terms',
  agePolicy: '/age-policy',
  adminLogin: '/admin/login',
  admin: '/admin',
} as const;
