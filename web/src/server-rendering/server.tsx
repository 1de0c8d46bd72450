import type { PageRenderer, PageRequest, RenderedPage } from '@app/domain/page/page.ts';
import { nextChangeAt } from '@app/domain/content/content-versions.ts';
import { findPageQueries } from '../app/page-queries.ts';
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

/**
 * Renders a public page with its content: runs the queries that its route states, with a visitor's permissions (under the
 * security rules), and renders it. A query that the route does not state is left to the browser.
 */
async function renderPage(request: PageRequest): Promise<RenderedPage> {
  const queryClient = createQueryClient();
  const translations = createTranslations();
  const { now, origin, enforcesAppCheck, assets } = request;
  const url = new URL(request.url, origin);
  const { pathname, search } = url;
  const language = languageOfPath(pathname);
  const runQueries = findPageQueries(url);
  // It starts in parallel, because it is not among the page's queries.
  const changed = storyChange(pathname);
  const [versions] = await Promise.all([
    // Read before the content: a change in between is fetched again by the browser, not missed.
    runQueries ? findContentVersions() : null,
    translations.load(language, SITE_NAMESPACES),
  ]);
  await runQueries?.(queryClient, now);
  const { report, html, unstated } = await renderApp({
    url: request.url,
    now,
    origin,
    queryClient,
    translations,
  });
  return {
    status: report.status,
    unstated,
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
