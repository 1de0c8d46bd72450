import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app/app.tsx';
import { loadPage } from './app/routes.tsx';
import { startRenewal } from './app/start-renewal.ts';
import { languageOfPath } from './i18n/localized-path.ts';
import { watchInput } from './i18n/page-input.ts';
import { followStoredLanguage } from './i18n/stored-language.ts';
import { createTranslations } from './i18n/translations.ts';
import { createClock } from './lib/clock.ts';
import { hydrated } from './lib/hydration.tsx';
import { isSlowLine } from './lib/is-slow-line.ts';
import { followDialogEntries } from './lib/dialog-entries.ts';
import { listenBeforeRouter } from './lib/history-guard.ts';
import { restoreQueries, PAGE_DATA_ID, parsePageData } from './lib/page-data.ts';
import { createQueryClient } from './lib/query-client.ts';
import { nextTask } from './lib/scheduling.ts';
import './ui/base.css';

// Splits evaluation of the modules and start of the app into two tasks.
await nextTask();

const root = document.getElementById('root')!;

watchInput();
listenBeforeRouter();
followDialogEntries();
followStoredLanguage();

const { pathname, origin } = window.location;
const translations = createTranslations();
const queryClient = createQueryClient();
/** Without inlined data the page is rendered in the browser only. */
const pageData = document.getElementById(PAGE_DATA_ID)?.textContent;
const data = pageData ? parsePageData(pageData) : { now: new Date(), origin, namespaces: [], answers: [] };
const clock = createClock(data.now);
restoreQueries(queryClient, data.answers);

/**
 * The page is readable in fallback fonts, also when its own fonts fail to load. On a slow line they would settle long after the
 * first paint and take the place of what the visitor needs: there they stay away for the visit.
 */
async function loadFonts(everyWeight = false) {
  if (isSlowLine()) return;
  try {
    await (await import('./app/load-fonts.ts')).loadFonts(everyWeight);
  } catch {}
}

const site = (
  <StrictMode>
    <BrowserRouter>
      <App
        queryClient={queryClient}
        translations={translations}
        clock={clock}
        page={{ origin: data.origin, isServerRendered: Boolean(pageData) }}
      />
    </BrowserRouter>
  </StrictMode>
);

if (pageData) {
  await Promise.all([translations.load(languageOfPath(pathname), data.namespaces), loadPage(pathname)]);
  // A transition splits hydration into small tasks, so that the page stays responsive.
  startTransition(() => void hydrateRoot(root, site));
  await hydrated;
  void loadFonts();
  await nextTask();
  await startRenewal(queryClient, translations, data, clock);
} else {
  createRoot(root).render(site);
  // The texts of a page without data, such as the dashboard, arrive bit by bit.
  void loadFonts(true);
}
