import { createHash } from 'node:crypto';
import type { InlineHashes } from '@app/domain/page/content-security-policy.ts';
import type { PageAssets } from '@app/domain/page/page.ts';
import { LANGUAGE_TAG } from '@app/domain/shared/language.ts';
import boot from './boot.js?raw';
import { isGated } from '../age-gate/gated-pages.ts';
import { findPage } from '../app/routes.tsx';
import { languageOfPath } from '../i18n/localized-path.ts';
import { PAGE_DATA_ID, serializePageData, type PageData } from '../lib/page-data.ts';
import { attribute } from './markup.ts';

/** The start of the body's markup. React's output before it belongs to the head. */
const ROOT = '<div id="root">';

/** The source file of the script that hydrates every page. The not-found page has no other: it is part of this one. */
const ENTRY = 'src/main.tsx';

/** Returns the hash with which a Content-Security-Policy permits an inline script. */
const hashOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

const styleSheet = (href: string) => `<link rel="stylesheet" href="${attribute(href)}">`;

interface DocumentParts {
  /** React's output. */
  rendered: string;
  /** The markup that `renderHead` adds to the head. */
  head: string;
  /** Whether telephone and e-mail replace forms without JavaScript: see `ContactInstead`. */
  enforcesAppCheck: boolean;
  data: PageData;
}

/** Returns the complete HTML document and the hashes of its inline scripts. */
export function renderDocument(
  assets: PageAssets,
  path: string,
  { rendered, head, enforcesAppCheck, data }: DocumentParts,
): { html: string; inline: InlineHashes } {
  const start = rendered.indexOf(ROOT);
  const tag = LANGUAGE_TAG[languageOfPath(path)];
  const { styles, scripts } = assets.pages[findPage(path)?.route.file ?? ENTRY]!;
  const translations = data.namespaces.flatMap(
    (namespace) => assets.translations[`${tag}/${namespace}`] ?? [],
  );
  const needed = [...new Set([...scripts, ...translations])].join(' ');
  // Without the age gate the page is displayed without alcohol, unless `boot.js` knows that the visitor confirmed their age.
  const age = isGated(path) ? '' : ' data-age="unanswered"';
  const appCheck = enforcesAppCheck ? ' data-app-check="enforced"' : '';
  const html = `<!doctype html>
<html lang="${tag}"${age}${appCheck} data-without-scripts>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="theme-color" content="#fbf8f1">
<meta name="format-detection" content="telephone=no">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="apple-touch-icon" href="/icons/apple-touch-icon.png">
<link rel="manifest" href="/manifest.webmanifest">
<script data-scripts="${attribute(needed)}">${boot}</script>
${styles.map(styleSheet).join('')}
${rendered.slice(0, start)}
${head}
</head>
<body>
${rendered.slice(start)}
<script type="application/json" id="${PAGE_DATA_ID}">${serializePageData(data)}</script>
</body>
</html>
`;
  return { html, inline: { scripts: [hashOf(boot)] } };
}
