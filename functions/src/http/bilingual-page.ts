import { BRAND } from '@app/domain/brand.ts';

/** What stands on such a page, once in each language. */
interface Words {
  kr: string;
  en: string;
}

const STYLE = `
  body { margin: 0; padding: 3rem 1.5rem; background: #faf6ee; color: #2f2721;
    font: 1.0625rem/1.7 system-ui, 'Apple SD Gothic Neo', 'Malgun Gothic', sans-serif; word-break: keep-all }
  main { max-width: 32rem; margin: auto; text-align: center }
  h1 { font-size: 1.5rem }
  button { padding: .75rem 1.5rem; border: 0; border-radius: .5rem; background: #2f2721; color: #fff; font: inherit }
  button:focus-visible { outline: 3px solid #b5651d; outline-offset: 3px }
`;

/** An element in each language. */
export const inBoth = (tag: string, { kr, en }: Words) =>
  `<${tag} lang="ko">${kr}</${tag}>\n<${tag} lang="en">${en}</${tag}>`;

/** A page that is made by no renderer, for whoever reads either language. */
export function bilingualPage(title: Words, body: string): string {
  return `<!doctype html>
<html lang="ko">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title.kr} · ${title.en} — ${BRAND.name.kr}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${BRAND.name.kr} · ${BRAND.name.en}</h1>
${body}
</main>
</body>
</html>
`;
}
