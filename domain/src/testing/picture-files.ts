import type { UploadType } from '../shared/picture-format.ts';

interface PictureKind {
  what: string;
  /** The format by the content; absent for a file that is not a picture. */
  format?: UploadType | 'image/heic';
  /** What its name says, by which a browser names its type and under which the API stores it. */
  named: UploadType | 'image/heic' | 'image/svg+xml' | 'image/gif' | 'application/pdf';
  /** Whether it has more bytes or pixels than are accepted, or none. */
  size?: 'tooManyBytes' | 'tooManyPixels' | 'empty';
  /** Set when the browser cannot decode it. */
  undecodable?: true;
  /** What the dashboard uploads, or the error that it shows, a key of `uploads.refused`. */
  dashboard: 'unchanged' | 'scaled' | 'type' | 'heic' | 'empty' | 'broken';
  /** Why the server removes the file when the API has stored it as it is; absent if it re-encodes it in the format of its name. */
  removed?: string;
}

/** The kinds of files that an owner may choose as a picture, and what becomes of them. */
export const PICTURE_FILES = [
  { what: 'a JPEG', format: 'image/jpeg', named: 'image/jpeg', dashboard: 'unchanged' },
  { what: 'a PNG', format: 'image/png', named: 'image/png', dashboard: 'unchanged' },
  { what: 'a WebP', format: 'image/webp', named: 'image/webp', dashboard: 'unchanged' },
  { what: 'an AVIF', format: 'image/avif', named: 'image/avif', dashboard: 'unchanged' },
  { what: 'a transparent PNG', format: 'image/png', named: 'image/png', dashboard: 'unchanged' },
  { what: 'a PNG named .jpg', format: 'image/png', named: 'image/jpeg', dashboard: 'unchanged' },
  { what: 'a WebP named .jpg', format: 'image/webp', named: 'image/jpeg', dashboard: 'unchanged' },
  { what: 'an AVIF named .jpg', format: 'image/avif', named: 'image/jpeg', dashboard: 'unchanged' },
  { what: 'a JPEG named .png', format: 'image/jpeg', named: 'image/png', dashboard: 'unchanged' },
  { what: 'a JPEG named .webp', format: 'image/jpeg', named: 'image/webp', dashboard: 'unchanged' },
  { what: 'a WebP named .avif', format: 'image/webp', named: 'image/avif', dashboard: 'unchanged' },
  // Some phones write it; decoders only warn of it.
  {
    what: 'a JPEG with an odd scan header',
    format: 'image/jpeg',
    named: 'image/jpeg',
    dashboard: 'unchanged',
  },
  { what: 'an AVIF of the brand mif1', format: 'image/avif', named: 'image/avif', dashboard: 'unchanged' },
  {
    what: 'a JPEG that says where it was taken',
    format: 'image/jpeg',
    named: 'image/jpeg',
    dashboard: 'unchanged',
  },
  { what: 'a Motion Photo', format: 'image/jpeg', named: 'image/jpeg', dashboard: 'unchanged' },
  { what: 'a JPEG with a gain map', format: 'image/jpeg', named: 'image/jpeg', dashboard: 'unchanged' },
  {
    what: 'a photograph of 48 megapixels',
    format: 'image/png',
    named: 'image/png',
    size: 'tooManyPixels',
    dashboard: 'scaled',
    removed: 'pixel',
  },
  {
    what: 'a PNG of more than 10 MB',
    format: 'image/png',
    named: 'image/png',
    size: 'tooManyBytes',
    dashboard: 'scaled',
    removed: 'bytes',
  },
  {
    what: 'a HEIC in Safari',
    format: 'image/heic',
    named: 'image/heic',
    dashboard: 'scaled',
    removed: 'name',
  },
  {
    what: 'a HEIC in another browser',
    format: 'image/heic',
    named: 'image/heic',
    undecodable: true,
    dashboard: 'heic',
    removed: 'name',
  },
  {
    what: 'a HEIC named .jpg',
    format: 'image/heic',
    named: 'image/jpeg',
    undecodable: true,
    dashboard: 'heic',
    removed: 'HEIC',
  },
  {
    what: 'a JPEG that was cut off',
    format: 'image/jpeg',
    named: 'image/jpeg',
    undecodable: true,
    dashboard: 'broken',
    removed: 'cannot be decoded',
  },
  {
    what: 'a text named .png',
    named: 'image/png',
    dashboard: 'broken',
    removed: 'does not begin like an image',
  },
  { what: 'an SVG', named: 'image/svg+xml', dashboard: 'type', removed: 'name' },
  { what: 'a GIF', named: 'image/gif', dashboard: 'type', removed: 'name' },
  { what: 'a PDF', named: 'application/pdf', dashboard: 'type', removed: 'name' },
  { what: 'an empty file', named: 'image/png', size: 'empty', dashboard: 'empty', removed: 'empty' },
] as const satisfies readonly PictureKind[];

export type PictureFile = PictureKind & { what: (typeof PICTURE_FILES)[number]['what'] };
