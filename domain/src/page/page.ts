import type { FirebaseHosts, InlineHashes } from './content-security-policy.ts';
import type { ShareCard, ShareSubject } from './share-card.ts';

/**
 * The contract between the `pages` function, which serves public pages, and the server-side renderer, which the web
 * build produces from the same React tree that the browser hydrates.
 */

/** What the web build writes to `page.json` for server-side rendering. */
export interface PageAssets {
  /** The build id. HTML from a renderer of another build could not be hydrated by this build's scripts. */
  build: string;
  /** The settings that the site was built with, opaque to everything but the renderer. */
  environment: unknown;
  /** The hosts of the Firebase services that this build uses. */
  hosts: FirebaseHosts;
  /** The assets of each route module, by source file (`src/routes/coffee.tsx`), including the entry module. */
  pages: Record<string, PageParts>;
  /** The scripts with the translations, by language tag and namespace: `ko/common`. */
  translations: Record<string, readonly string[]>;
}

export interface PageParts {
  /** The script that hydrates the page, followed by the others that it needs for that, apart from translations. */
  scripts: readonly string[];
  /** Addresses of the page's style sheets, in the order in which they apply. */
  styles: readonly string[];
}

export interface PageRequest {
  /** Path and query of the request. */
  url: string;
  /** The current time that the page is rendered for. */
  now: Date;
  /** `https://…`, the public origin of the site. */
  origin: string;
  /** Whether forms need an App Check token, which only a script gets. */
  enforcesAppCheck: boolean;
  assets: PageAssets;
}

export interface RenderedPage {
  /** 200, or 404 where there is no such page, product or story. */
  status: number;
  html: string;
  /** The first part of the key of each query that the page runs and its route does not state. They are left to the browser. */
  unstated: readonly string[];
  /** When the content next changes by itself, if known: no cache may keep the page for longer. */
  nextChangeAt: Date | undefined;
  /** Hashes of the page's inline scripts and styles. */
  inline: InlineHashes;
}

/** A file generated from the site's content, such as the sitemap or a feed. */
export interface RenderedFile {
  contentType: string;
  text: string;
  /** When what it contains changed last, where that is known. */
  changedAt?: Date | undefined;
  /** As of a page. */
  nextChangeAt?: Date | undefined;
}

/** The content of a share image and its version. */
export interface FoundShareCard {
  card: ShareCard;
  version: string;
  /** When visitors stop seeing the item, if that is scheduled: no cache may keep the image for longer. */
  nextChangeAt?: Date | undefined;
}

/**
 * What the renderer module exports as `renderer`. It reads content with a visitor's permissions, under the security
 * rules.
 */
export interface PageRenderer {
  build: string;
  /** Returns the query string reduced to the parameters that the page reads, in canonical order: '' or `?…`. */
  canonicalSearch(pathname: string, search: string): string;
  /** Returns whether the page is behind a signed link: its path contains a secret, so no cache may keep it. */
  isSigned(pathname: string): boolean;
  /** @throws when the content cannot be read. */
  renderPage(request: PageRequest): Promise<RenderedPage>;
  /** Returns the file at a path, or null if there is none. @throws when the content cannot be read. */
  renderFile(path: string, request: Pick<PageRequest, 'now' | 'origin'>): Promise<RenderedFile | null>;
  /** Returns null if visitors may not see the item. @throws when the content cannot be read. */
  findShareCard(subject: ShareSubject, now: Date): Promise<FoundShareCard | null>;
}
