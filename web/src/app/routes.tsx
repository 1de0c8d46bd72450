import { lazy, Suspense, type ComponentType } from 'react';
import { matchPath, Route, Routes } from 'react-router-dom';
import { neutralPath } from '../i18n/localized-path.ts';
import { NotFoundRoute } from '../routes/not-found.tsx';
import { PublicLayout } from './layout/public-layout.tsx';
import { paths } from './paths.ts';

/** The public pages: the address of each, and its file below `routes/`, which exports one component. */
const PUBLIC_PAGES = [
  [paths.home, 'home'],
  [paths.about, 'about'],
  [paths.coffee, 'coffee'],
  [paths.makgeolli, 'makgeolli'],
  [paths.products, 'products/products'],
  [paths.product(':id'), 'products/product'],
  [paths.experiences, 'experiences'],
  [paths.stories, 'stories/stories'],
  [paths.story(':id'), 'stories/story'],
  [paths.privacy, 'privacy'],
  [paths.terms, 'terms'],
  [paths.agePolicy, 'age-policy'],
  [paths.contact, 'contact'],
] as const;

const FILES = import.meta.glob<Record<string, ComponentType>>([
  '../routes/**/*.tsx',
  '!../routes/{admin/**,not-found.tsx}',
]);

/** Each page is fetched when it is opened. */
const PAGES = PUBLIC_PAGES.map(([path, name]) => {
  const load = FILES[`../routes/${name}.tsx`];
  if (!load) throw new Error(`There is no routes/${name}.tsx`);
  return {
    path,
    file: `src/routes/${name}.tsx`,
    load,
    Page: lazy(async () => ({ default: Object.values(await load())[0]! })),
  };
});

const findPage = (pathname: string) =>
  PAGES.find(({ path }) => matchPath(path, neutralPath(pathname)) !== null);

/** Fetches the page at `pathname`; there may be none. */
export async function loadPage(pathname: string): Promise<void> {
  await findPage(pathname)?.load();
}

/** The source file, below `web/`, of the page at `pathname`; the page that says that there is none is in the entry. */
export function fileOfPage(pathname: string): string | undefined {
  return findPage(pathname)?.file;
}

/** The server answers for the public pages alone. */
const AdminApp = import.meta.env.SSR
  ? () => null
  : lazy(async () => ({ default: (await import('../routes/admin/admin-app.tsx')).AdminApp }));

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
        {PAGES.map(({ path, Page }) => (
          <Route key={path} path={path.slice(1)} element={<Page />} />
        ))}
        <Route path="*" element={<NotFoundRoute />} />
      </Route>
    </Routes>
  );
}
