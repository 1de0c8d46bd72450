import { lazy, Suspense, type ComponentType } from 'react';
import { Route, Routes } from 'react-router-dom';
import { NotFoundRoute } from '../routes/not-found.tsx';
import { PublicLayout } from './layout/public-layout.tsx';
import { paths } from './paths.ts';

/** The public pages: the address of each, and its file below `routes/`, which exports one component. */
const PUBLIC_PAGES = [
  [paths.home, 'home'],
  [paths.coffee, 'coffee'],
  [paths.makgeolli, 'makgeolli'],
  [paths.products, 'products/products'],
  [paths.product(':id'), 'products/product'],
  [paths.experiences, 'experiences'],
  [paths.stories, 'stories/stories'],
  [paths.story(':id'), 'stories/story'],
] as const;

const FILES = import.meta.glob<Record<string, ComponentType>>([
  '../routes/**/*.tsx',
  '!../routes/{admin/**,not-found.tsx}',
]);

/** Each page is fetched when it is opened. */
function page(file: string): ComponentType {
  const load = FILES[`../routes/${file}.tsx`];
  if (!load) throw new Error(`There is no routes/${file}.tsx`);
  return lazy(async () => ({ default: Object.values(await load())[0]! }));
}

const PAGES = PUBLIC_PAGES.map(([path, file]) => ({ path, Page: page(file) }));

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
        {PAGES.map(({ path, Page }) => (
          <Route key={path} path={path.slice(1)} element={<Page />} />
        ))}
        <Route path="*" element={<NotFoundRoute />} />
      </Route>
    </Routes>
  );
}
