import { BRAND } from '@app/domain/brand.ts';
import type { Language } from '@app/domain/shared/language.ts';
import { formatStoryDate } from '@app/domain/shared/seoul-time.ts';
import { writeLetter } from '../letter.ts';
import type { MailContent, NewSubscriber } from '../mail-content.ts';

/**
 * Korean law wants advertising mail to begin its subject with exactly this mark, in whatever language it is written
 * (Network Act, article 50, recalled and not yet confirmed by the owner).
 */
const ADVERTISING_MARK = '(광고)';

const WORDS = {
  kr: {
    subject: (brand: string) => `${brand} 소식을 받아 보시게 되었습니다`,
    greeting: '안녕하세요.',
    paragraphs: (brand: string) => [
      `${brand} 소식지를 구독해 주셔서 감사합니다.`,
      '새로 볶은 커피와 새로 빚은 막걸리, 다가오는 체험과 그 뒤의 이야기를 이 주소로 보내 드리겠습니다.',
    ],
    consent: (date: string) => `${date}에 광고성 정보를 이메일로 받는 데 동의하셨습니다.`,
    free: '동의는 언제든지 무료로 철회하실 수 있으며, 2년마다 수신 의사를 다시 여쭙습니다.',
    unsubscribe: '수신 거부',
  },
  en: {
    subject: (brand: string) => `Welcome to the ${brand} newsletter`,
    greeting: 'Hello,',
    paragraphs: (brand: string) => [
      `Thank you for subscribing to the ${brand} newsletter.`,
      'We will write to you about freshly roasted coffee and newly brewed makgeolli, upcoming experiences and the stories behind them.',
    ],
    consent: (date: string) => `On ${date} you agreed to receive advertising from us by email.`,
    free: 'You can withdraw your consent at any time, free of charge. We will ask you again every two years.',
    unsubscribe: 'Unsubscribe',
  },
} satisfies Record<Language, object>;

/**
 * Welcomes a subscriber. It is advertising mail, so it names its sender and the consent, and ends the subscription by
 * a link, and in mail programs by one click (RFC 8058: a POST to the same address).
 */
export function newsletterWelcome(
  { email, language, unsubscribeToken }: NewSubscriber,
  siteOrigin: string,
  now: Date,
): MailContent {
  const words = WORDS[language];
  const brand = BRAND.name[language];
  const url = new URL('/api/newsletter/unsubscribe', siteOrigin);
  url.searchParams.set('token', unsubscribeToken);
  return {
    to: email,
    replyTo: BRAND.email,
    language,
    headers: {
      'List-Unsubscribe': `<${url}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
    message: writeLetter({
      language,
      subject: `${ADVERTISING_MARK} ${words.subject(brand)}`,
      greeting: words.greeting,
      paragraphs: words.paragraphs(brand),
      notes: [words.consent(formatStoryDate(now, language)), words.free],
      noteLink: { label: words.unsubscribe, url: url.href },
    }),
  };
}
