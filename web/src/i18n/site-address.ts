import type { Language } from '@app/domain/shared/language.ts';
import { localizedPath } from './localized-path.ts';

/** In which language something is told, and of which site. */
export interface Place {
  /** `https://…`, without a path. */
  origin: string;
  language: Language;
}

/** The address of a page, from its Korean path, in the language of the place. */
export function addressOf(path: string, { origin, language }: Place): string {
  return origin + localizedPath(path, language);
}
