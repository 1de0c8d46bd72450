import { BRAND } from '@app/domain/brand.ts';
import { bilingualPage, inBoth } from '../http/bilingual-page.ts';

/** The pages behind the unsubscribe link, in both languages, since a link does not tell the reader's. */

/** Asks; the form without an action sends to the address it stands at, token included. */
export function askPage(): string {
  const question = {
    kr: '소식지를 그만 받으시겠어요?',
    en: 'Would you like to stop receiving our newsletter?',
  };
  const form = `<form method="post">
<button name="List-Unsubscribe" value="One-Click"><span lang="ko">수신 거부</span> · <span lang="en">Unsubscribe</span></button>
</form>`;
  return bilingualPage({ kr: '수신 거부', en: 'Unsubscribe' }, `${inBoth('p', question)}\n${form}`);
}

export function donePage(): string {
  const done = {
    kr: '수신 거부가 완료되었습니다. 더 이상 소식지를 보내지 않겠습니다.',
    en: 'You are unsubscribed. We will not send you our newsletter any more.',
  };
  return bilingualPage({ kr: '수신 거부 완료', en: 'Unsubscribed' }, inBoth('p', done));
}

export function unknownPage(): string {
  const unknown = {
    kr: `유효하지 않은 링크입니다. 메일에 있는 링크 전체를 열어 주시거나 ${BRAND.email}로 알려 주세요.`,
    en: `This link is not valid. Please open the whole link from the mail, or write to ${BRAND.email}.`,
  };
  return bilingualPage({ kr: '유효하지 않은 링크', en: 'Invalid link' }, inBoth('p', unknown));
}
