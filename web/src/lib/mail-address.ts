import { encodePathSegment } from '@app/domain/shared/encode-path-segment.ts';

/** Returns the `mailto:` address of an e-mail address, which may have characters that URLs use, such as `?`. */
export const mailAddress = (email: string) => `mailto:${encodePathSegment(email).replace('%40', '@')}`;
