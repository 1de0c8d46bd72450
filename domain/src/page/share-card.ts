import { LANGUAGE_TAG, LANGUAGES, type Language } from '../shared/language.ts';

/**
 * The pictures that stand for the site's items where they are shared: one for each item, language and size, at an
 * address of its own. `v` names what is on the picture: another title has another address, so that no copy is old.
 */

/** 1.9 to 1, as most networks show it, and 2 to 1, as KakaoTalk does. */
export const SHARE_SIZES = [
  { width: 1200, height: 630 },
  { width: 800, height: 400 },
] as const;
export type ShareSize = (typeof SHARE_SIZES)[number];

/** What has pictures of its own; `site` is for all that has none. */
export const SHARE_KINDS = ['products', 'events', 'stories', 'site'] as const;
export type ShareKind = (typeof SHARE_KINDS)[number];

export interface ShareSubject {
  kind: ShareKind;
  /** Of the item; empty for the site. */
  id: string;
  language: Language;
}

/** What is drawn. */
export interface ShareCard {
  language: Language;
  /** What it is: a coffee, a story. */
  label: string;
  title: string;
  /** A price, a date. */
  note: string;
  /** The object path of its picture; empty where it has none. */
  picture: string;
  /** The statutory warning, where it shows alcohol. */
  warning: string;
}

/** The path of a subject's picture, without its version. */
export function sharePath({ kind, id, language }: ShareSubject, { width, height }: ShareSize): string {
  const folder = id ? `${kind}/${id}` : kind;
  return `/share/${folder}/${LANGUAGE_TAG[language]}-${width}x${height}.jpg`;
}

const PATH = /^\/share\/(?:(products|events|stories)\/([0-9a-f-]{36})|site)\/(ko|en)-(\d+)x(\d+)\.jpg$/;

/** Whose picture a path names, or undefined where it names none. */
export function parseSharePath(path: string): { subject: ShareSubject; size: ShareSize } | undefined {
  const [, kind = 'site', id = '', tag, width, height] = PATH.exec(path) ?? [];
  const language = LANGUAGES.find((known) => LANGUAGE_TAG[known] === tag);
  const size = SHARE_SIZES.find((known) => `${known.width}x${known.height}` === `${width}x${height}`);
  return language && size && { subject: { kind: kind as ShareKind, id, language }, size };
}
