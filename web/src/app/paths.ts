/** Every route of the site, once, in its Korean form; `localizedPath` makes the English twin. */
export const paths = {
  home: '/',
  coffee: '/coffee',
  makgeolli: '/makgeolli',
  products: '/products',
  product: (id: string) => `/products/${id}`,
  experiences: '/experiences',
  adminLogin: '/admin/login',
  admin: '/admin',
} as const;
