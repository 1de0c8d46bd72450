import { html, raw } from 'hono/html';
import { BRAND } from '@app/domain/brand.ts';

type Markup = ReturnType<typeof html>;

/** Makes a form's button a field: Lynx sends a form without fields as GET. */
export const CONFIRM = html`name="confirm" value="yes"`;

/** The site's colours and spacing. The page loads no resources, so it uses system fonts. */
const STYLE = `
  @media (prefers-reduced-motion: no-preference) { @view-transition { navigation: auto } }
  body { margin: 0; padding: 3rem 1.5rem; background: #f4eee1; color: #241b15; overflow-wrap: break-word;
    font: 1.0625rem/1.7 -apple-system, BlinkMacSystemFont, 'Apple SD Gothic Neo', 'Segoe UI', Arial, 'Malgun Gothic', sans-serif }
  :lang(ko) { word-break: keep-all }
  main { max-width: 32rem; margin: auto; padding: 2rem 1.5rem; background: #fbf8f1; border: 1px solid #d9cdb8;
    border-radius: .375rem }
  .notice { text-align: center }
  section + section { margin-top: 2rem; padding-top: 2rem; border-top: 1px solid #d9cdb8 }
  h1 { margin: 0 0 .5rem; font-size: 1.3125rem; line-height: 1.4 }
  p { margin: 0; text-wrap: balance }
  button { min-height: 3rem; margin-top: 1.25rem; padding: .5rem 1.5rem; border: 0; border-radius: .375rem; background: #4b2c1c;
    color: #fbf8f1; font: inherit; font-weight: 600; cursor: pointer }
  button:hover { background: #2b1911 }
  a { color: #37584c }
  [href^='tel:'] { white-space: nowrap }
  :focus-visible { outline: 3px solid #a8431d; outline-offset: 3px }
  form { margin-top: 1.5rem }
  .notice form { margin: 0 }
  label, legend { display: block; margin-top: 1.25rem; font-weight: 600 }
  .note { font-weight: 400; color: #5d5046 }
  input, select, textarea { box-sizing: border-box; width: 100%; min-height: 3rem; margin-top: .375rem; padding: .5rem .75rem;
    border: 1px solid #8a7a69; border-radius: .375rem; background: #fff; color: inherit; font: inherit }
  textarea { min-height: 9rem }
  .check { font-weight: 400 }
  .check input { width: 1.25rem; min-height: 1.25rem; margin: 0 .5rem 0 0; vertical-align: -.25rem }
  [aria-invalid='true'] { border: 2px solid #a8431d }
  .error { margin-top: .375rem; color: #8c3414; font-weight: 600 }
  .alert { margin-top: 1.25rem; padding: 1rem; border: 2px solid #a8431d; border-radius: .375rem }
  .next { margin-top: 1.25rem }
  .contacts { display: flex; flex-wrap: wrap; gap: 0 1.5rem }
  .notice .contacts { justify-content: center }
  .fine { margin-top: 1.25rem; color: #5d5046; font-size: .9375rem }
  .honeypot { position: absolute; left: -999rem; width: 1px }
  dl { display: grid; grid-template-columns: auto 1fr; gap: .25rem 1rem; margin: 1.25rem 0 0 }
  dt { color: #5d5046 }
  dd { margin: 0; white-space: pre-wrap }
  nav { display: flex; flex-wrap: wrap; justify-content: center; gap: .5rem 1.5rem; margin-top: 1.5rem }
  nav a { padding: .375rem 0 }
`;

interface PageContent {
  /** BCP 47. */
  tag: string;
  title: string;
  main: Markup | readonly Markup[];
  /** Below the content. */
  links: readonly Markup[];
}

/** Returns a static page without scripts and external resources. */
export function pageLayout({ tag, title, main, links }: PageContent): string {
  return String(
    html`<!doctype html>
      <html lang="${tag}">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <title>${title} — ${tag === 'en' ? BRAND.name.en : BRAND.name.kr}</title>
          <style>
            ${raw(STYLE)}
          </style>
        </head>
        <body>
          <main>${main}</main>
          <nav>${links}</nav>
        </body>
      </html>`,
  );
}
