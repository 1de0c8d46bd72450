import type { Language } from '@app/domain/shared/language.ts';
import type { Messages } from './ko.ts';

/** A visitor downloads the words of one language. */
const FILES: Record<Language, () => Promise<Messages>> = {
  kr: async () => (await import('./ko.ts')).ko,
  en: async () => (await import('./en.ts')).en,
};

const loading = new Map<Language, Promise<Messages>>();

/** Fetches the words of `language`, once; every caller gets the same promise. */
export function loadMessages(language: Language): Promise<Messages> {
  const present = loading.get(language);
  if (present) return present;
  const messages = FILES[language]();
  loading.set(language, messages);
  messages.then(
    // The mark by which React's `use` reads a promise at once instead of waiting a turn for what is there.
    (value) => Object.assign(messages, { status: 'fulfilled', value }),
    // The next one to ask tries again.
    () => loading.delete(language),
  );
  return messages;
}
