import { BRAND } from '@app/domain/brand.ts';
import { CONFIRMATION_DAYS } from '@app/domain/newsletter/newsletter-subscription.ts';
import { bilingualPage, inBoth } from '../http/bilingual-page.ts';

/** The pages behind the link that confirms a subscription, in both languages, since a link does not tell the reader's. */

/** Asks; the form without an action sends to the address it stands at, token included. */
export function askPage(): string {
  const question = {
    kr: `${BRAND.name.kr} 소식지를 받아 보시겠어요? 아래 버튼을 누르면 광고성 정보를 이메일로 받는 데 동의하게 됩니다.`,
    en: `Would you like to receive the ${BRAND.name.en} newsletter? By pressing the button you agree to receive advertising from us by email.`,
  };
  const form = `<form method="post">
<button name="confirm" value="yes"><span lang="ko">구독 확정</span> · <span lang="en">Confirm subscription</span></button>
</form>`;
  return bilingualPage({ kr: '구독 확정', en: 'Confirm subscription' }, `${inBoth('p', question)}\n${form}`);
}

export function confirmedPage(): string {
  const done = {
    kr: '구독이 확정되었습니다. 다음 소식부터 이 주소로 보내 드리겠습니다.',
    en: 'Your subscription is confirmed. You will receive our next newsletter.',
  };
  return bilingualPage({ kr: '구독이 확정되었습니다', en: 'Subscription confirmed' }, inBoth('p', done));
}

export function expiredPage(): string {
  const expired = {
    kr: `이 링크로는 구독을 확정할 수 없습니다. 구독을 신청하고 ${CONFIRMATION_DAYS}일이 지났거나 이미 구독을 그만두셨다면 사이트에서 다시 신청해 주세요. 그렇지 않다면 메일에 있는 링크 전체를 열어 주세요.`,
    en: `This link does not confirm a subscription. If you subscribed more than ${CONFIRMATION_DAYS} days ago or have unsubscribed since, please subscribe again on our site. Otherwise please open the whole link from the mail.`,
  };
  return bilingualPage({ kr: '유효하지 않은 링크', en: 'Invalid link' }, inBoth('p', expired));
}
