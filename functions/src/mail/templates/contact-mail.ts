import { BRAND } from '@app/domain/brand.ts';
import type { InquiryType } from '@app/domain/contact/contact-submission.ts';
import type { ContactSubmission } from '@app/domain/contact/contact-submission-schema.ts';
import type { Language } from '@app/domain/shared/language.ts';
import { formatEventTime } from '@app/domain/shared/seoul-time.ts';
import { writeLetter } from '../letter.ts';
import type { MailContent } from '../mail-content.ts';
import { greeting } from './greeting.ts';

const INQUIRIES: Record<Language, Record<InquiryType, string>> = {
  kr: {
    general: '일반 문의',
    event: '체험과 행사',
    collaboration: '협업 제안',
    store: '매장 안내',
    media: '취재와 보도',
  },
  en: {
    general: 'General inquiry',
    event: 'Experiences and events',
    collaboration: 'Collaboration',
    store: 'Stores',
    media: 'Press and media',
  },
};

const WORDS = {
  kr: {
    subject: '문의를 받았습니다',
    paragraphs: ['문의를 남겨 주셔서 감사합니다. 보통 24시간 안에 답장해 드립니다.'],
    inquiry: '문의 유형',
    next: [
      '더 하실 말씀이 있으면 이 이메일에 답장해 주세요.',
      '문의하신 적이 없다면 누군가 주소를 잘못 적은 것이니, 이 이메일은 무시하셔도 됩니다.',
    ],
  },
  en: {
    subject: 'We have received your message',
    paragraphs: ['Thank you for writing to us. We usually reply within 24 hours.'],
    inquiry: 'Your inquiry',
    next: [
      'If there is anything you would like to add, simply reply to this email.',
      'If you did not write to us, somebody mistyped an address; you can ignore this email.',
    ],
  },
} satisfies Record<Language, object>;

/** Tells a visitor that their message has arrived. It repeats nothing of it: see `greeting`. */
export function contactReceipt(
  { name, email, inquiryType }: ContactSubmission,
  language: Language,
): MailContent {
  const { subject, paragraphs, inquiry, next } = WORDS[language];
  return {
    to: email,
    replyTo: BRAND.email,
    language,
    message: writeLetter({
      language,
      subject: `[${BRAND.name[language]}] ${subject}`,
      greeting: greeting(name, language),
      paragraphs,
      facts: [[inquiry, INQUIRIES[language][inquiryType]]],
      next,
    }),
  };
}

const SPOKEN: Record<Language, string> = { kr: '한국어', en: '영어' };

/** Brings a visitor's message to the brand, in Korean; the answer goes straight to the visitor. */
export function contactNotice(submission: ContactSubmission, language: Language): MailContent {
  const { name, email, inquiryType, message, createdAt } = submission;
  const inquiry = INQUIRIES.kr[inquiryType];
  return {
    to: BRAND.email,
    replyTo: email,
    language: 'kr',
    message: writeLetter({
      language: 'kr',
      subject: `[문의] ${inquiry} · ${name}`,
      greeting: '새 문의가 도착했습니다. 이 이메일에 답장하면 보낸 분께 바로 전해집니다.',
      paragraphs: [],
      facts: [
        ['이름', name],
        ['이메일', email],
        ['문의 유형', inquiry],
        ['사용한 언어', SPOKEN[language]],
        ['받은 시각', formatEventTime(createdAt, 'kr')],
      ],
      next: [message],
    }),
  };
}
