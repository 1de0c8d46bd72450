import { lazy, Suspense, type ComponentType } from 'react';
import { Route, Routes } from 'react-router-dom';
import { NotFoundRoute } from '../routes/not-found.tsx';
import { PublicLayout } from './layout/public-layout.tsx';
import { paths } from './paths.ts';

interface PublicPage {
  path: string;
  Page: ComponentType;
}

/** Each page is a file of its own, fetched when it is opened. */
const PUBLIC_PAGES: readonly PublicPage[] = [
  { path: paths.home, Page: lazy(async () => ({ default: (await import('../routes/home.tsx')).HomeRoute })) },
  {
    path: paths.coffee,
    Page: lazy(async () => ({ default: (await import('../routes/coffee.tsx')).CoffeeRoute })),
  },
  {
    path: paths.makgeolli,
    Page: lazy(async () => ({ default: (await import('../routes/makgeolli.tsx')).MakgeolliRoute })),
  },
  {
    path: paths.products,
    Page: lazy(async () => ({ default: (await import('../routes/products/products.tsx')).ProductsRoute })),
  },
  {
    path: paths.product(':id'),
    Page: lazy(async () => ({ default: (await import('../routes/products/product.tsx')).ProductRoute })),
  },
  {
    path: paths.experiences,
    Page: lazy(async () => ({ default: (await import('../routes/experiences.tsx')).ExperiencesRoute })),
  },
];

const AdminApp = lazy(async () => ({ default: (await import('../routes/admin/admin-app.tsx')).AdminApp }));

/**
 * `/en?` matches a Korean page and its English twin as one route: switching the language keeps the page's state,
 * down to what has been typed.
 */
export function AppRoutes() {
  return (
    <Routes>
      <Route
        path={`${paths.admin}/*`}
        element={
          <Suspense>
            <AdminApp />
          </Suspense>
        }
      />
      <Route path="/en?" element={<PublicLayout />}>
        {PUBLIC_PAGES.map(({ path, Page }) => (
          <Route key={path} path={path.slice(1)} element={<Page />} />
        ))}
        <Route path="*" element={<NotFoundRoute />} />
      </Route>
    </Routes>
  );
}
