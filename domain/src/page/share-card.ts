import { LANGUAGE_TAG, LANGUAGES, type Language } from '../shared/language.ts';

/**
 * Share images (Open Graph): one URL per item, language and size. The query parameter `v` is a version of the content,
 * so that a changed title changes the URL and no cache serves an outdated image.
 */

/** 1.91:1, as most networks show it, and 2:1, as KakaoTalk does. */
export const SHARE_SIZES = [
  { width: 1200, height: 630 },
  { width: 800, height: 400 },
] as const;
export type ShareSize = (typeof SHARE_SIZES)[number];

/** The kinds of items with their own share image; `site` is for all other pages. */
export const SHARE_KINDS = ['products', 'events', 'stories', 'site'] as const;
export type ShareKind = (typeof SHARE_KINDS)[number];

export interface ShareSubject {
  kind: ShareKind;
  /** The id of the item; empty for `site`. */
  id: string;
  language: Language;
}

/** The content of a share image. */
export interface ShareCard {
  language: Language;
  /** The kind of item, as shown: a coffee, a story. */
  label: string;
  title: string;
  /** A price, a date. */
  note: string;
  /** The object path of the item's image; empty if it has none. */
  picture: string;
  /** Its focal point, as in `FOCUS`; empty if the drawing may choose what remains of it. */
  focus: string;
  /** The statutory warning if the image shows alcohol, otherwise empty. */
  warning: string;
}

/** Returns the path of a subject's share image, without the version. */
export function sharePath({ kind, id, language }: ShareSubject, { width, height }: ShareSize): string {
  const folder = id ? `${kind}/${id}` : kind;
  return `/share/${folder}/${LANGUAGE_TAG[language]}-${width}x${height}.jpg`;
}

const PATH = /^\/share\/(?:(products|events|stories)\/([0-9a-f-]{36})|site)\/(ko|en)-(\d+)x(\d+)\.jpg$/;

/** Returns the subject and size that a path denotes, or undefined if the path is invalid. */
export function parseSharePath(path: string): { subject: ShareSubject; size: ShareSize } | undefined {
  const [, kind = 'site', id = '', tag, width, height] = PATH.exec(path) ?? [];
  const language = LANGUAGES.find((known) => LANGUAGE_TAG[known] === tag);
  const size = SHARE_SIZES.find((known) => `${known.width}x${known.height}` === `${width}x${height}`);
  return language && size && { subject: { kind: kind as ShareKind, id, language }, size };
}
