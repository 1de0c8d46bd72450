import { lazy, Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import { NotFoundRoute } from '../routes/not-found.tsx';
import { PublicLayout } from './layout/public-layout.tsx';
import { paths } from './paths.ts';

/** Each page is a file of its own, fetched when it is opened. */
const HomeRoute = lazy(async () => ({ default: (await import('../routes/home.tsx')).HomeRoute }));
const CoffeeRoute = lazy(async () => ({ default: (await import('../routes/coffee.tsx')).CoffeeRoute }));
const MakgeolliRoute = lazy(async () => ({
  default: (await import('../routes/makgeolli.tsx')).MakgeolliRoute,
}));
const ProductsRoute = lazy(async () => ({
  default: (await import('../routes/products/products.tsx')).ProductsRoute,
}));
const ProductRoute = lazy(async () => ({
  default: (await import('../routes/products/product.tsx')).ProductRoute,
}));
const ExperiencesRoute = lazy(async () => ({
  default: (await import('../routes/experiences.tsx')).ExperiencesRoute,
}));
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
        <Route index element={<HomeRoute />} />
        <Route path={paths.coffee.slice(1)} element={<CoffeeRoute />} />
        <Route path={paths.makgeolli.slice(1)} element={<MakgeolliRoute />} />
        <Route path={paths.products.slice(1)} element={<ProductsRoute />} />
        <Route path={paths.product(':id').slice(1)} element={<ProductRoute />} />
        <Route path={paths.experiences.slice(1)} element={<ExperiencesRoute />} />
        <Route path="*" element={<NotFoundRoute />} />
      </Route>
    </Routes>
  );
}
