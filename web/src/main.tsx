import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app/app.tsx';
import { languageOfPath } from './i18n/localized-path.ts';
import { loadMessages } from './i18n/messages.ts';
import { followStoredLanguage } from './i18n/stored-language.ts';
import { reloadOnceForMissingChunk } from './lib/missing-chunk.ts';
import { createQueryClient } from './lib/query-client.ts';
import './ui/base.css';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

reloadOnceForMissingChunk();
followStoredLanguage();
void loadMessages(languageOfPath(window.location.pathname));

createRoot(root).render(
  <StrictMode>
    <BrowserRouter>
      <App queryClient={createQueryClient()} now={new Date()} />
    </BrowserRouter>
  </StrictMode>,
);

void import('./ui/fonts.ts');
