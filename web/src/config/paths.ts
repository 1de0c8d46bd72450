/** The paths of all pages, in Korean; `localizedPath` returns the English counterpart. */
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
