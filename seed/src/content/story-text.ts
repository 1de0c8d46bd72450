import type { ALWAYS_VISIBLE } from '@app/domain/shared/visibility.ts';
import type { Story } from '@app/domain/story/story-schema.ts';

/** A story without its dates and reading time, which are computed. */
export interface StoryText extends Omit<
  Story,
  'publishedAt' | 'createdAt' | 'readingTime' | keyof typeof ALWAYS_VISIBLE
> {
  publishedDaysAgo: number;
}

export const AUTHORS = {
  house: { author: 'the Byeotdam team', authorKr: '볕담 편집실' },
  roasters: { author: 'the Byeotdam roasters', authorKr: '볕담 로스팅실' },
  brewers: { author: 'the Byeotdam brewers', authorKr: '볕담 양조실' },
} as const;

/** Joins paragraphs into a body, which the site splits at line breaks. */
export function paragraphs(...texts: string[]): string {
  return texts.join('\n\n');
}
