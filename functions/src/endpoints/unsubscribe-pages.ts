import { BRAND } from '@app/domain/brand.ts';

/** The pages behind the unsubscribe link, in both languages, since a link does not tell the reader's. */

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

const both = (tag: string, { kr, en }: Words) =>
  `<${tag} lang="ko">${kr}</${tag}>\n<${tag} lang="en">${en}</${tag}>`;

function page(title: Words, body: string): string {
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

/** Asks; the form without an action sends to the address it stands at, token included. */
export function askPage(): string {
  const question = {
    kr: '소식지를 그만 받으시겠어요?',
    en: 'Would you like to stop receiving our newsletter?',
  };
  const form = `<form method="post">
<button name="List-Unsubscribe" value="One-Click"><span lang="ko">수신 거부</span> · <span lang="en">Unsubscribe</span></button>
</form>`;
  return page({ kr: '수신 거부', en: 'Unsubscribe' }, `${both('p', question)}\n${form}`);
}

export function donePage(): string {
  const done = {
    kr: '수신 거부가 완료되었습니다. 더 이상 소식지를 보내지 않겠습니다.',
    en: 'You are unsubscribed. We will not send you our newsletter any more.',
  };
  return page({ kr: '수신 거부 완료', en: 'Unsubscribed' }, both('p', done));
}

export function unknownPage(): string {
  const unknown = {
    kr: `유효하지 않은 링크입니다. 메일에 있는 링크 전체를 열어 주시거나 ${BRAND.email}로 알려 주세요.`,
    en: `This link is not valid. Please open the whole link from the mail, or write to ${BRAND.email}.`,
  };
  return page({ kr: '유효하지 않은 링크', en: 'Invalid link' }, both('p', unknown));
}
