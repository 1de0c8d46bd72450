import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app/app.tsx';
import { loadPage } from './app/routes.tsx';
import { languageOfPath } from './i18n/localized-path.ts';
import { followStoredLanguage } from './i18n/stored-language.ts';
import { createTranslations } from './i18n/translations.ts';
import { hydrated } from './lib/hydration.tsx';
import { listenBeforeRouter } from './lib/history-guard.ts';
import { reloadOnceForMissingChunk } from './lib/missing-chunk.ts';
import { restoreQueries, isStale, PAGE_DATA_ID, parsePageData } from './lib/page-data.ts';
import { createQueryClient } from './lib/query-client.ts';
import { nextTask } from './lib/scheduling.ts';
import './ui/base.css';

// The scripts have been run until here; what they do now has a turn of its own.
await nextTask();

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');

reloadOnceForMissingChunk();
listenBeforeRouter();
followStoredLanguage();

const { pathname, origin } = window.location;
const translations = createTranslations();
const queryClient = createQueryClient();
/** A page that came without its content is made here, whole. */
const written = document.getElementById(PAGE_DATA_ID)?.textContent;
const data = written ? parsePageData(written) : { now: new Date(), origin, namespaces: [], answers: [] };
restoreQueries(queryClient, data.answers);

/** The page is readable in fallback fonts, also when its own fonts fail to load. */
async function loadFonts() {
  try {
    await (await import('./app/fonts/load-fonts.ts')).loadFonts();
  } catch {}
}

const site = (
  <StrictMode>
    <BrowserRouter>
      <App
        queryClient={queryClient}
        translations={translations}
        now={data.now}
        page={{ origin: data.origin, isServerRendered: Boolean(written) }}
      />
    </BrowserRouter>
  </StrictMode>
);

if (written) {
  await Promise.all([translations.load(languageOfPath(pathname), data.namespaces), loadPage(pathname)]);
  // As a transition it is done in small pieces, between which the page answers to whoever uses it.
  startTransition(() => void hydrateRoot(root, site));
  await hydrated;
  void loadFonts();
  await nextTask();
  // What the page was made of may be a minute old.
  void queryClient.invalidateQueries({ predicate: (query) => isStale(query, data.now, new Date()) });
} else {
  createRoot(root).render(site);
  void loadFonts();
}
