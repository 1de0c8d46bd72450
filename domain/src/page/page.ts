import type { FirebaseHosts, InlineHashes } from './content-security-policy.ts';
import type { ShareCard, ShareSubject } from './share-card.ts';

/**
 * The contract between the function that answers for the public pages and the renderer that the web build makes of the
 * same pages that the browser runs.
 */

/** What the web build leaves beside the site, in `page.json`, for whoever renders its pages. */
export interface PageAssets {
  /** Names the build: a renderer of another build would write pages that the browser's code does not continue. */
  build: string;
  /** The settings that the site was built with; the renderer's own business. */
  environment: unknown;
  /** Where the browser finds this build's Firebase. */
  hosts: FirebaseHosts;
  /** What each page needs, by its file of the source (`src/routes/coffee.tsx`); the entry's own file is among them. */
  pages: Record<string, PageParts>;
}

export interface PageParts {
  /** The script that brings the page to life, then those that it will import. */
  scripts: readonly string[];
  styles: readonly StyleSheet[];
}

export interface StyleSheet {
  href: string;
  rules: readonly StyleRule[];
}

export type StyleRule = PlainStyleRule | StyleGroup;

export interface PlainStyleRule {
  text: string;
  /** It is for pages with all marks of one of these lists, `.class` or `[aria-current=page]`; without lists for every page. */
  marks?: readonly (readonly string[])[];
}

/** What holds on some screens only, say. */
export interface StyleGroup {
  /** `@media (width>=48rem)` */
  within: string;
  rules: readonly StyleRule[];
}

export interface PageRequest {
  /** Path and query, as asked. */
  url: string;
  /** The moment that the page speaks of. */
  now: Date;
  /** `https://…`, the address under which the site is to be found. */
  origin: string;
  assets: PageAssets;
}

export interface RenderedPage {
  /** 200, or 404 where there is no such page, product or story. */
  status: number;
  html: string;
  /** What stands within the page and may. */
  inline: InlineHashes;
}

/** A file that is made of the site's content: the sitemap, the feeds. */
export interface RenderedFile {
  contentType: string;
  text: string;
}

/** What is on a share picture, and the name of exactly that. */
export interface FoundShareCard {
  card: ShareCard;
  version: string;
}

/** What the renderer's file exports, as `renderer`. All of it reads as visitors read: the security rules decide. */
export interface PageRenderer {
  build: string;
  /** The query of a page with nothing but what the page reads, in one order: '' or `?…`. */
  canonicalSearch(pathname: string, search: string): string;
  /** @throws when the content cannot be read. */
  renderPage(request: PageRequest): Promise<RenderedPage>;
  /** The file at a path, or null where there is none. @throws when the content cannot be read. */
  renderFile(path: string, request: Pick<PageRequest, 'now' | 'origin'>): Promise<RenderedFile | null>;
  /** Null where visitors may see no such item. @throws when the content cannot be read. */
  findShareCard(subject: ShareSubject, now: Date): Promise<FoundShareCard | null>;
}
