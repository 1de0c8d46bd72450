import { lazy, Suspense, type ComponentType } from 'react';
import { matchPath, useLocation } from 'react-router-dom';
import { isDashboard, neutralPath } from '../i18n/localized-path.ts';
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

/** What a page is told of its address: the `:id` in it. */
export interface PageProps {
  id: string;
}

const FILES = import.meta.glob<Record<string, ComponentType<PageProps>>>([
  '../routes/**/*.tsx',
  '!../routes/{admin/**,not-found.tsx,**/*.test.tsx}',
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

/** The page at an address, Korean or English, and the `:id` in it. */
function findPage(pathname: string) {
  for (const page of PAGES) {
    const match = matchPath(page.path, neutralPath(pathname));
    if (match) return { ...page, id: match.params['id'] ?? '' };
  }
  return undefined;
}

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
 * A Korean page and its English twin are one component in one place: switching the language keeps the page's state, down
 * to what has been typed. A table and `matchPath` are all that this takes: React Router's `Routes` can do much more, and
 * weighs 4 KB.
 */
export function AppRoutes() {
  const { pathname } = useLocation();
  if (isDashboard(pathname)) {
    return (
      <Suspense>
        <AdminApp />
      </Suspense>
    );
  }
  const { Page = NotFoundRoute, id = '' } = findPage(pathname) ?? {};
  return (
    <PublicLayout>
      <Page id={id} />
    </PublicLayout>
  );
}
