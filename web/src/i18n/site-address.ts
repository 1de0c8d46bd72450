import type { Language } from '@app/domain/shared/language.ts';
import { localizedPath } from './localized-path.ts';

/** The origin and the language of absolute URLs. */
export interface Place {
  /** `https://…`, without a path. */
  origin: string;
  language: Language;
}

/** Returns the absolute URL of the page with the given Korean path. */
export function addressOf(path: string, { origin, language }: Place): string {
  return origin + localizedPath(path, language);
}
