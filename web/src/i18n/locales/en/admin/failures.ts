import type ko from '../../ko/admin/failures.ts';
import type { Translation } from '@app/domain/shared/translation.ts';

export default {
  unavailable: 'The server cannot be reached. Check the connection and try again.',
  refused: 'The server refused this. Your session may have ended, or a value is not allowed.',
  changed: 'It has changed in the meantime. Look at it and try again.',
  gone: 'It no longer exists.',
  other: 'Something went wrong. Please try again in a moment.',
} as const satisfies Translation<typeof ko>;
