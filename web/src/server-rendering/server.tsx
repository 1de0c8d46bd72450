import { skipToken, type QueryClient } from '@tanstack/react-query';
import type { PageRenderer, PageRequest, RenderedPage } from '@app/domain/page/page.ts';
import { nextChangeAt } from '@app/domain/content/content-versions.ts';
import { isSignedPage } from '../app/routes.tsx';
import { languageOfPath } from '../i18n/localized-path.ts';
import { createTranslations, SITE_NAMESPACES } from '../i18n/translations.ts';
import { inlinedQueries } from './inlined-queries.ts';
import { findContentVersions } from '../lib/content-versions.ts';
import { createQueryClient } from '../lib/query-client.ts';
import { canonicalSearch } from './canonical-search.ts';
import { renderDocument } from './document.ts';
import { findShareCard } from './find-share-card.ts';
import { renderFile } from './files.ts';
import { renderHead } from './head.ts';
import { storyChange } from './last-changes.ts';
import { renderApp } from './render-app.tsx';
import { versionOf } from './share-cards.ts';

/** The maximum number of rounds of reads, for queries that depend on the result of others. */
const ROUNDS = 3;

/** Returns the queries of the page without data, except those that only a browser runs. */
function pendingQueries(queryClient: QueryClient) {
  return queryClient
    .getQueryCache()
    .getAll()
    .filter(({ state, options }) => state.status === 'pending' && options.queryFn !== skipToken);
}

/**
 * Renders a public page with its content: renders it once to find its queries, runs these with a visitor's permissions
 * (under the security rules), and renders it again.
 */
async function renderPage(request: PageRequest): Promise<RenderedPage> {
  const queryClient = createQueryClient();
  const translations = createTranslations();
  const { now, origin, enforcesAppCheck, assets } = request;
  const { pathname, search } = new URL(request.url, origin);
  const language = languageOfPath(pathname);
  // Both start in parallel, because they are not among the page's queries.
  const changed = storyChange(pathname);
  const stated = findContentVersions();
  await translations.load(language, SITE_NAMESPACES);
  const render = () => renderApp({ url: request.url, now, origin, queryClient, translations });
  let rendering = await render();
  // Read before the content: a change in between is fetched again by the browser, not missed.
  const versions = pendingQueries(queryClient).length > 0 ? await stated : null;
  for (let round = 0; pendingQueries(queryClient).length > 0 && round < ROUNDS; round += 1) {
    await Promise.all(pendingQueries(queryClient).map((query) => query.fetch()));
    rendering = await render();
  }
  const { report, html } = rendering;
  return {
    status: report.status,
    nextChangeAt: versions ? nextChangeAt(versions, now) : undefined,
    ...renderDocument(assets, pathname, {
      rendered: html,
      enforcesAppCheck,
      head: await renderHead({
        pathname,
        report,
        origin,
        now,
        changed: await changed,
        queryClient,
        translations,
      }),
      data: {
        now,
        origin,
        namespaces: translations.used(language),
        versions: versions?.versions,
        answers: inlinedQueries(queryClient, { language, whole: search !== '' }),
      },
    }),
  };
}

export const renderer: PageRenderer = {
  build: __BUILD__,
  renderPage,
  renderFile,
  canonicalSearch,
  isSigned: isSignedPage,
  async findShareCard(subject, now) {
    const found = await findShareCard(subject, now);
    return found && { ...found, version: versionOf(found.card) };
  },
};
