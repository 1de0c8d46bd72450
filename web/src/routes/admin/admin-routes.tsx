import { lazy, Suspense } from 'react';
import { matchPath, useLocation } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import { NotFoundRoute } from '../not-found.tsx';

/** The login comes without the dashboard's heavy parts, and the dashboard's frame without those of its tabs. */
const LoginRoute = lazy(async () => ({ default: (await import('./login.tsx')).LoginRoute }));
const DashboardRoute = lazy(async () => ({ default: (await import('./dashboard.tsx')).DashboardRoute }));

/** The dashboard's pages. */
const PAGES = [
  [paths.admin, DashboardRoute],
  [paths.adminLogin, LoginRoute],
] as const;

export function AdminRoutes() {
  const { pathname } = useLocation();
  const [, Page] = PAGES.find(([path]) => matchPath(path, pathname)) ?? [];
  if (!Page) {
    return (
      <main>
        <NotFoundRoute />
      </main>
    );
  }
  return (
    <Suspense>
      <Page />
    </Suspense>
  );
}
