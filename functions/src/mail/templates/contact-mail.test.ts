import { describe, expect, it } from 'vitest';
import { BRAND } from '@app/domain/brand.ts';
import { mailSchema } from '@app/domain/mail/mail-schema.ts';
import { INQUIRY_TYPES } from '@app/domain/contact/contact-submission.ts';
import { aContactSubmission } from '@app/domain/testing/factories.ts';
import { contactReceipt, contactReply } from './contact-mail.ts';

const submission = aContactSubmission({
  name: '김담',
  email: 'dam@example.com',
  inquiryType: 'collaboration',
  message: '함께 일하고 싶습니다.\n<b>연락</b> 주세요.',
  createdAt: new Date('2026-11-21T01:30:00Z'),
});

describe('contactReceipt', () => {
  it('is addressed to the visitor in the language of the form', () => {
    const korean = contactReceipt(submission);
    expect(korean.to).toBe('dam@example.com');
    expect(korean.replyTo).toBe(BRAND.email);
    expect(korean.message.text).toContain('김담 님, 안녕하세요.');
    expect(korean.message.text).toContain('협업 제안');
    expect(korean.message.text).toContain('24시간');
    const english = contactReceipt({ ...submission, name: 'Dam Kim', language: 'en' });
    expect(english.message.text).toContain('Dear Dam Kim,');
    expect(english.message.text).toContain('Working together');
    expect(english.message.text).not.toMatch(/[가-힣]/);
  });

  it('does not repeat the message, because the address may belong to another person', () => {
    const { message } = contactReceipt(submission);
    expect(JSON.stringify(message)).not.toContain('함께 일하고');
  });
});

describe('contactReply', () => {
  it('is addressed to the visitor, answers in the language of the form and quotes the message', () => {
    const { to, replyTo, message } = contactReply(submission, {
      message: '좋습니다.\n<i>내일</i> 전화드릴게요.',
    });
    expect({ to, replyTo }).toEqual({ to: 'dam@example.com', replyTo: BRAND.email });
    expect(message.subject).toContain('협업 제안');
    expect(message.text.indexOf('내일')).toBeLessThan(message.text.indexOf(submission.message));
    expect(message.html).toContain('&lt;i&gt;내일&lt;/i&gt;');
    const english = contactReply(
      { ...submission, name: 'Dam Kim', language: 'en', message: 'I would like to work with you.' },
      { message: 'Gladly.' },
    );
    expect(english.message.text).toContain('Dear Dam Kim,');
    expect(english.message.text).toContain('Your message:');
  });
});

it.each(INQUIRY_TYPES)('conforms to the schema of stored mails for %s', (inquiryType) => {
  for (const content of [
    contactReceipt({ ...submission, inquiryType, language: 'en' }),
    contactReply({ ...submission, inquiryType }, { message: 'A reply for tests.' }),
  ]) {
    const mail = { ...content, id: 'sample', createdAt: submission.createdAt };
    expect(mailSchema.parse(mail)).toEqual(mail);
  }
});
