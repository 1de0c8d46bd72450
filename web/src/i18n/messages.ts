import { use } from 'react';
import { useLanguage } from './language.tsx';
import type { Messages } from './ko.ts';
import { loadMessages } from './message-files.ts';

/** The words of the page's language. Suspends where they are still to be fetched. */
export function useMessages(): Messages {
  return use(loadMessages(useLanguage().language));
}
