import { lazy, Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import { NotFoundRoute } from '../routes/not-found.tsx';
import { PublicLayout } from './layout/public-layout.tsx';
import { paths } from './paths.ts';

/** Each page is a file of its own, fetched when it is opened. */
const AdminRoutes = lazy(async () => ({ default: (await import('./admin-app.tsx')).AdminApp }));

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
            <AdminRoutes />
          </Suspense>
        }
      />
      <Route path="/en?" element={<PublicLayout />}>
        <Route path="*" element={<NotFoundRoute />} />
      </Route>
    </Routes>
  );
}
