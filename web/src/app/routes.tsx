import { Suspense, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { matchRoutes, Outlet, type RouteObject, useLocation, useRoutes } from 'react-router-dom';
import type { Namespace } from '../i18n/resources.ts';
import { NotFoundRoute } from '../routes/not-found.tsx';
import { useArrival } from '../lib/arriving-pages.ts';
import { lazyChunk } from '../ui/lazy-chunk.tsx';
import { PublicLayout } from './layout/public-layout.tsx';
import { loadChunk } from './missing-chunk.ts';
import { paths, publicPaths, SIGNED_PAGES, type PublicPage } from '../config/paths.ts';

/**
 * The public pages: the file of each below `routes/`, which exports one component, and the namespaces of everything on it that
 * is not a chunk of its own.
 */
export const PUBLIC_PAGES: Readonly<
  Record<PublicPage, readonly [file: string, namespaces: readonly Namespace[]]>
> = {
  home: ['home', ['home', 'products', 'product', 'events', 'orderPayment']],
  about: ['about', ['aboutIntro', 'about']],
  coffee: ['coffee', ['products', 'product', 'orderPayment', 'pairings']],
  makgeolli: ['makgeolli', ['products', 'product', 'orderPayment', 'pairings', 'storeSales']],
  products: ['products/products', ['products', 'product', 'orderPayment', 'pairings']],
  product: ['products/product', ['productPage', 'product', 'orderPayment', 'storeSales', 'stories']],
  experiences: ['experiences/experiences', ['events', 'orderPayment']],
  event: ['experiences/event', ['events', 'eventPage', 'orderPayment']],
  stories: ['stories/stories', ['stories']],
  story: ['stories/story', ['stories', 'newsletter', 'product', 'orderPayment']],
  search: ['search/search', ['search', 'product', 'events', 'stories']],
  privacy: ['privacy', ['privacy', 'legal']],
  terms: ['terms', ['terms', 'legal']],
  agePolicy: ['age-policy', ['agePolicy', 'legal']],
  booking: ['bookings/booking', ['manageBooking', 'booking', 'events', 'order', 'submission']],
  waitlist: ['bookings/waitlist', ['waitlist']],
  basket: ['basket', ['order', 'productPage', 'product', 'submission', 'orderPayment']],
  order: ['orders/order', ['order', 'product', 'orderPayment', 'submission']],
  contact: ['contact', ['contact', 'stores', 'faqs', 'newsletter']],
};

/** The path of a page as a pattern of React Router, which matches the Korean path and its English counterpart. */
function patternOf(page: PublicPage): string {
  const path = publicPaths[page];
  return `/en?${typeof path === 'string' ? path : path(':id')}`;
}

const FILES = import.meta.glob<Record<string, ComponentType>>([
  '../routes/**/*.tsx',
  '!../routes/{admin/**,not-found.tsx,**/*.test.tsx}',
]);

/**
 * Loads the translations of a page, and its content if that is being prefetched, before any of it is shown. A namespace that is
 * first needed by content from Firestore would suspend a page that is already there: the page would disappear behind its loading
 * state and lose the focus.
 */
function Preparation({ namespaces }: { namespaces: readonly Namespace[] }) {
  useArrival(useLocation().pathname);
  useTranslation(namespaces);
  return null;
}

type PageRoute = RouteObject & {
  page: PublicPage;
  /** The source file, relative to `web/`. */
  file: string;
  load: () => Promise<unknown>;
};

/** Each page is a lazy chunk. */
const PAGES = (Object.keys(PUBLIC_PAGES) as PublicPage[]).map((page): PageRoute => {
  const [name, namespaces] = PUBLIC_PAGES[page];
  const load = FILES[`../routes/${name}.tsx`];
  if (!load) throw new Error(`There is no routes/${name}.tsx`);
  const isOpened = () => findPage(window.location.pathname)?.route.page === page;
  const Page = lazyChunk(async () => Object.values(await loadChunk(load, isOpened))[0]!);
  return {
    path: patternOf(page),
    caseSensitive: true,
    page,
    file: `src/routes/${name}.tsx`,
    load: Page.load,
    element: (
      <>
        {/* A sibling, so that React loads the translations and the page at the same time. */}
        <Preparation namespaces={namespaces} />
        <Page />
      </>
    ),
  };
});

/** Returns the route of the public page at `pathname` and its parameters. */
export const findPage = (pathname: string) => matchRoutes(PAGES, pathname)?.at(-1);

/** Loads the chunk of the page at `pathname`. Does nothing if there is no such page. */
export async function loadPage(pathname: string): Promise<void> {
  await findPage(pathname)?.route.load();
}

/** Returns whether `pathname` is a page behind a signed link, in either language. */
export function isSignedPage(pathname: string): boolean {
  const found = findPage(pathname);
  return found !== undefined && SIGNED_PAGES.includes(found.route.page);
}

/** Returns whether `pathname` is a public page that may be requested before it is opened. */
export function isPrefetchable(pathname: string): boolean {
  return findPage(pathname) !== undefined && !isSignedPage(pathname);
}

/** The server renders public pages only. */
const AdminApp = import.meta.env.SSR
  ? () => null
  : lazyChunk(async () => {
      const load = async () => import('../routes/admin/admin-app.tsx');
      return (await loadChunk(load, () => true)).AdminApp;
    });

const ROUTES: RouteObject[] = [
  {
    path: `${paths.admin}/*`,
    caseSensitive: true,
    element: (
      <Suspense>
        <AdminApp />
      </Suspense>
    ),
  },
  {
    element: (
      <PublicLayout>
        <Outlet />
      </PublicLayout>
    ),
    children: [...PAGES, { path: '*', element: <NotFoundRoute /> }],
  },
];

/**
 * Renders the page at the current address. A Korean page and its English counterpart are one route, so that changing the language
 * keeps the page's state, including typed text.
 */
export const AppRoutes = () => useRoutes(ROUTES);
