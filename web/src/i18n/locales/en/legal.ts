import type ko from '../ko/legal.ts';
import type { Translation } from '@app/domain/shared/translation.ts';

export default {
  contents: 'Contents',
  effective: 'Effective {{date}}',
  language: 'This is a translation. Where it differs from the Korean text, the Korean text prevails.',
} as const satisfies Translation<typeof ko>;
