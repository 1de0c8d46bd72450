import { lazy, Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import { NotFoundRoute } from '../not-found.tsx';

/** The login page loads without the dashboard's large dependencies, and the dashboard's layout without those of its tabs. */
const LoginRoute = lazy(async () => ({ default: (await import('./login.tsx')).LoginRoute }));
const DashboardRoute = lazy(async () => ({ default: (await import('./dashboard.tsx')).DashboardRoute }));

/** The routes below `/admin`; their paths are relative to it. */
export function AdminRoutes() {
  return (
    <Suspense>
      <Routes>
        <Route index element={<DashboardRoute />} />
        <Route path={paths.adminLogin.slice(paths.admin.length + 1)} element={<LoginRoute />} />
        <Route
          path="*"
          element={
            <main>
              <NotFoundRoute />
            </main>
          }
        />
      </Routes>
    </Suspense>
  );
}
