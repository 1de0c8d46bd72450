import { skipToken, type QueryClient } from '@tanstack/react-query';
import { renderToReadableStream } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import type { PageRequest } from '@app/domain/page/page.ts';
import { App } from '../app/app.tsx';
import { createClock } from '../lib/clock.ts';
import type { Translations } from '../i18n/translations.ts';
import type { PageReport } from '../lib/page-context.tsx';

export interface RenderOptions extends Pick<PageRequest, 'url' | 'now' | 'origin'> {
  queryClient: QueryClient;
  translations: Translations;
}

/** Returns the first parts of the keys of the queries without data, except those that only a browser runs. */
const unstatedQueries = (queryClient: QueryClient) =>
  queryClient
    .getQueryCache()
    .getAll()
    .filter(({ state, options }) => state.status === 'pending' && options.queryFn !== skipToken)
    .map(({ queryKey }) => String(queryKey[0]));

/**
 * Renders the site at `url` once, with the query data that `queryClient` has, and returns which data was missing. Rejects with what
 * a component throws.
 */
export async function renderApp({
  url,
  now,
  origin,
  queryClient,
  translations,
}: RenderOptions): Promise<{ report: PageReport; html: string; unstated: readonly string[] }> {
  let report: PageReport = { title: undefined, description: '', status: 200 };
  let failure: unknown;
  const stream = await renderToReadableStream(
    <div id="root">
      <StaticRouter location={url}>
        <App
          queryClient={queryClient}
          translations={translations}
          clock={createClock(now)}
          page={{
            origin,
            isServerRendered: true,
            report: (reported) => {
              report = reported;
            },
          }}
        />
      </StaticRouter>
    </div>,
    {
      onError: (error) => {
        failure = error;
      },
      // The complete page is sent at once, so that no part needs an inline script that moves it into its place.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
    },
  );
  await stream.allReady;
  if (failure) throw failure;
  return { report, html: await new Response(stream).text(), unstated: unstatedQueries(queryClient) };
}
