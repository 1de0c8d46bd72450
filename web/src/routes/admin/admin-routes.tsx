import { lazy, Suspense, type ReactNode } from 'react';
import { matchPath, useLocation } from 'react-router-dom';
import { AdminWords } from '../../admin/i18n/admin-words.tsx';
import { paths } from '../../app/paths.ts';
import { NotFoundRoute } from '../not-found.tsx';

/** The login comes without the dashboard's heavy parts, and the dashboard's frame without those of its tabs. */
const LoginRoute = lazy(async () => ({ default: (await import('./login.tsx')).LoginRoute }));
const DashboardRoute = lazy(async () => ({ default: (await import('./dashboard.tsx')).DashboardRoute }));

/** The dashboard's pages. */
const PAGES = [
  [paths.admin, DashboardRoute],
  [paths.adminLogin, LoginRoute],
] as const;

function WithWords({ children }: { children: ReactNode }) {
  return (
    <AdminWords>
      <Suspense>{children}</Suspense>
    </AdminWords>
  );
}

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
    <WithWords>
      <Page />
    </WithWords>
  );
}
