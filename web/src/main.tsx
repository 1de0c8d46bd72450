import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app/app.tsx';
import { loadPage } from './app/routes.tsx';
import { languageOfPath } from './i18n/localized-path.ts';
import { loadMessages } from './i18n/messages.ts';
import { followStoredLanguage } from './i18n/stored-language.ts';
import { untilAlive } from './lib/alive.ts';
import { listenBeforeRouter } from './lib/history-guard.ts';
import { reloadOnceForMissingChunk } from './lib/missing-chunk.ts';
import { giveAnswers, isToBeRenewed, PAGE_DATA_ID, parsePageData } from './lib/page-data.ts';
import { createQueryClient } from './lib/query-client.ts';
import './ui/base.css';
import firstFaces from 'virtual:first-faces.css?url';
import furtherFaces from 'virtual:further-faces.css?url';

// The scripts have been run until here; what they do now has a turn of its own.
await new Promise((next) => setTimeout(next));

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');

reloadOnceForMissingChunk();
listenBeforeRouter();
followStoredLanguage();

const { pathname, origin } = window.location;
const words = loadMessages(languageOfPath(pathname));
const queryClient = createQueryClient();
/** A page that came without its content is made here, whole. */
const written = document.getElementById(PAGE_DATA_ID)?.textContent;
const data = written ? parsePageData(written) : { now: new Date(), origin, answers: [] };
giveAnswers(queryClient, data.answers);

const site = (
  <StrictMode>
    <BrowserRouter>
      <App
        queryClient={queryClient}
        now={data.now}
        page={{ origin: data.origin, isWritten: Boolean(written) }}
      />
    </BrowserRouter>
  </StrictMode>
);

const addSheet = (href: string) =>
  document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href }));
// After the first paint: the faces' many small files need large style sheets.
addSheet(firstFaces);
const { dataset } = document.documentElement;
/** Whoever goes on gets what lies further down before it is seen (`ui/later.css`). */
function goOn() {
  delete dataset['holding'];
  addSheet(furtherFaces);
}
if ('holding' in dataset) addEventListener('scroll', goOn, { once: true });
else goOn();

if (written) {
  await Promise.all([words, loadPage(pathname)]);
  // As a transition it is done in small pieces, between which the page answers to whoever uses it.
  startTransition(() => void hydrateRoot(root, site));
  await untilAlive(root);
  // What the page was made of may be a minute old.
  void queryClient.invalidateQueries({ predicate: (query) => isToBeRenewed(query, data.now, new Date()) });
} else {
  createRoot(root).render(site);
}
