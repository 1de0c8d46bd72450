import type { PageAssets, StyleSheet } from '@app/domain/page/page.ts';
import { LANGUAGE_TAG } from '@app/domain/shared/language.ts';
import { languageOfPath } from '../i18n/localized-path.ts';
import { PAGE_DATA_ID, serializePageData, type PageData } from '../lib/page-data.ts';
import boot from './boot.js?raw';
import { fileOfPage } from './routes.tsx';

/** Where the markup of the page begins; what React writes before it belongs into the head. */
const ROOT = '<div id="root">';

/** The file that brings pages to life. */
const ENTRY = 'src/main.tsx';

/** Without its comments and indentation, which are not for browsers. */
const BOOT = boot.replace(/^ *(\/\/.*\n)?/gm, '');

const attribute = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/**
 * A style sheet within the page, which saves a request before the first paint. The disabled link is not fetched; it
 * tells the script that loads the page's parts that this sheet is there.
 */
function style({ href, text }: StyleSheet): string {
  return `<style>${text}</style><link rel="stylesheet" href="${attribute(href)}" disabled>`;
}

/** The finished page around what React rendered. */
export function documentOf(assets: PageAssets, path: string, rendered: string, data: PageData): string {
  const start = rendered.indexOf(ROOT);
  const { styles, scripts } = assets.pages[fileOfPage(path) ?? ENTRY]!;
  return `<!doctype html>
<html lang="${LANGUAGE_TAG[languageOfPath(path)]}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="theme-color" content="#fbf8f1">
<meta name="format-detection" content="telephone=no">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
${styles.map(style).join('')}
<script data-scripts="${attribute(scripts.join(' '))}">${BOOT}</script>
${rendered.slice(0, start)}
</head>
<body>
${rendered.slice(start)}
<script type="application/json" id="${PAGE_DATA_ID}">${serializePageData(data)}</script>
</body>
</html>
`;
}
