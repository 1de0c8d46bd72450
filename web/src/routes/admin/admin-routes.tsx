import { lazy, Suspense } from 'react';
import { Outlet, type RouteObject } from 'react-router-dom';
import { AdminWords } from '../../admin/i18n/admin-words.tsx';
import { NotFoundRoute } from '../not-found.tsx';

/** The login comes without the dashboard's heavy parts, and the dashboard's frame without those of its tabs. */
const LoginRoute = lazy(async () => ({ default: (await import('./login.tsx')).LoginRoute }));
const DashboardRoute = lazy(async () => ({ default: (await import('./dashboard.tsx')).DashboardRoute }));

/** The dashboard's pages, relative to `/admin`. */
export const adminRoutes: RouteObject[] = [
  {
    element: (
      <AdminWords>
        <Suspense>
          <Outlet />
        </Suspense>
      </AdminWords>
    ),
    children: [
      { index: true, element: <DashboardRoute /> },
      { path: 'login', element: <LoginRoute /> },
    ],
  },
  {
    path: '*',
    element: (
      <main>
        <NotFoundRoute />
      </main>
    ),
  },
];
