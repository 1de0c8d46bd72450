import { BRAND } from '@app/domain/brand.ts';
import { STATIC_PAGE_POLICY } from '@app/domain/page/content-security-policy.ts';
import { keepTogether } from '@app/domain/shared/keep-together.ts';
import { LANGUAGE_TAG, type Language } from '@app/domain/shared/language.ts';
import { formatBadgeDate } from '@app/domain/shared/seoul-time.ts';
import { languageOfPath, localizedPath } from '../i18n/localized-path.ts';
import english from '../i18n/locales/en/offline.ts';
import korean from '../i18n/locales/ko/offline.ts';
import type { KeptBooking } from './kept-bookings.ts';

const TEXTS = { kr: korean, en: english } as const satisfies Record<Language, unknown>;

/** The site's colours (`ui/tokens.css`) and system fonts, because the site's own fonts may not be kept. */
const STYLE = `:root{color-scheme:light}
body{margin:0;background:#fbf8f1;color:#241b15;word-break:keep-all;overflow-wrap:anywhere;
font:1.0625rem/1.7 -apple-system,BlinkMacSystemFont,'Apple SD Gothic Neo','Segoe UI',Arial,'Malgun Gothic',sans-serif}
header,main{max-width:38rem;margin:auto;padding:0 1.25rem}
header{padding-top:1.25rem;font-weight:700;font-size:1.25rem}
main{padding-top:3rem;padding-bottom:4rem}
h1,h2{margin:0;line-height:1.3}
h1{font-size:1.75rem}
h2{margin-top:3rem;padding-top:1.5rem;border-top:1px solid #d9cdb8;font-size:1.25rem}
p{margin:.75rem 0 1.5rem}
ul{margin:.5rem 0 0;padding:0;list-style:none}
a{color:inherit;text-underline-offset:.25em}
header a{text-decoration:none}
li{padding:.5rem 0}
li a{display:block;margin:-.5rem 0;padding:.5rem 0}
.retry{display:inline-block;padding:.625rem 1.5rem;border-radius:2px;background:#4b2c1c;color:#fbf8f1;font-weight:600;text-decoration:none}
:focus-visible{outline:3px solid #a8431d;outline-offset:3px}`;

interface ListedBooking extends Pick<KeptBooking, 'startsAt' | 'reference'> {
  /** The path of the event's page, if that is kept. */
  page: string | undefined;
}

const listUnder = (title: string, items: readonly string[]) =>
  items.length > 0
    ? `<h2>${keepTogether(title)}</h2><ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`
    : '';

/**
 * Returns the page that replaces one which is not kept, in the language of its address, with the kept bookings and links to the
 * pages in that language that are kept. Their titles are HTML.
 */
export function offlinePage(
  path: string,
  kept: readonly (readonly [path: string, title: string])[],
  bookings: readonly ListedBooking[],
): Response {
  const language = languageOfPath(path);
  const { title, description, retry, booked, reference, seen } = TEXTS[language];
  const booking = (one: ListedBooking) => {
    const text = `${formatBadgeDate(new Date(one.startsAt), language)} · ${reference} ${one.reference}`;
    return one.page ? `<a href="${one.page}">${text}</a>` : text;
  };
  const links = kept
    .filter(([other]) => languageOfPath(other) === language)
    .map(([other, name]) => `<a href="${other}">${name}</a>`);
  const html = `<!doctype html>
<html lang="${LANGUAGE_TAG[language]}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="theme-color" content="#fbf8f1">
<title>${title} · ${BRAND.name[language]}</title>
<style>${STYLE}</style>
</head>
<body>
<header><a href="${localizedPath('/', language)}">${BRAND.name[language]}</a></header>
<main>
<h1>${keepTogether(title)}</h1>
<p>${keepTogether(description)}</p>
<a class="retry" href="">${retry}</a>
${listUnder(booked, bookings.map(booking))}
${listUnder(seen, links)}
</main>
</body>
</html>`;
  return new Response(html, {
    status: 503,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      'Content-Security-Policy': STATIC_PAGE_POLICY,
    },
  });
}
