import { describe, expect, it } from 'vitest';
import { BRAND } from '@app/domain/brand.ts';
import { type MailTemplate, renderMail, subjectLine } from './mail-template.ts';

const LETTER: MailTemplate = {
  language: 'en',
  subject: 'Sample subject',
  greeting: 'Dear Visitor,',
  paragraphs: ['First.', 'Second.'],
  facts: [['Reference', 'K7Q-2MX']],
  next: ['What happens next.'],
  notes: ['Small print.'],
  noteLink: { label: 'Unsubscribe', url: 'https://example.com/?token=a&b=c' },
};

describe('subjectLine', () => {
  it.each([
    ['in Korean', 'kr', '예약이 확정되었습니다', undefined, '[볕담] 예약이 확정되었습니다'],
    ['in English', 'en', 'Your booking', 'SB7-SQM', '[Byeotdam] Your booking (SB7-SQM)'],
  ] as const)('begins with the brand %s', (_, language, text, reference, subject) => {
    expect(subjectLine(language, text, reference)).toBe(subject);
  });

  it('has Latin small letters beside a reference, so that spam filters do not count it as written in capitals', () => {
    expect(subjectLine('kr', '예약이 확정되었습니다', 'SB7-SQM')).toMatch(/[a-z]/);
  });
});

describe('renderMail', () => {
  it('renders the same content in the same order as text and as HTML', () => {
    const { text, html } = renderMail(LETTER);
    const said = [
      'Dear Visitor,',
      'First.',
      'Second.',
      'K7Q-2MX',
      'What happens next.',
      'Small print.',
      'Unsubscribe',
    ];
    for (const written of [text, html]) {
      const places = said.map((part) => written.indexOf(part));
      expect(places).not.toContain(-1);
      expect(places).toEqual(places.toSorted((a, b) => a - b));
    }
  });

  it.each(['kr', 'en'] as const)('names the sender in %s', (language) => {
    const { text, html } = renderMail({ ...LETTER, language });
    for (const written of [text, html]) {
      for (const part of [
        BRAND.legal.companyName[language],
        BRAND.legal.address[language],
        BRAND.legal.businessNumber,
        BRAND.phone,
        BRAND.email,
      ])
        expect(written).toContain(part);
    }
    expect(html).toContain(`<html lang="${language === 'kr' ? 'ko' : 'en'}">`);
  });

  it('keeps Korean phrases on one line in HTML only', () => {
    const phrase = '자리 두 개를 받으실 수 있습니다.';
    const letter = { ...LETTER, subject: phrase, paragraphs: [phrase], facts: [['인원', phrase]] as const };
    const { subject, text, html } = renderMail(letter);
    expect(html.match(/자리 두\u00a0개를 받으실\u00a0수\u00a0있습니다/g)).toHaveLength(2);
    for (const plain of [subject, text]) expect(plain).not.toContain('\u00a0');
  });

  it('renders a URL as a link in HTML and as plain text in the text part', () => {
    const { text, html } = renderMail(LETTER);
    expect(text).toContain('Unsubscribe: https://example.com/?token=a&b=c');
    expect(html).toContain('href="https://example.com/?token=a&amp;b=c"');
  });

  it('renders a fact with a URL as a link in HTML and as its URL in the text part', () => {
    const { text, html } = renderMail({ ...LETTER, facts: [['Map', 'Open', 'https://example.com/?a&b']] });
    expect(text).toContain('Map: https://example.com/?a&b\n');
    expect(html).toMatch(/<a [^>]*href="https:\/\/example.com\/\?a&amp;b">Open<\/a>/);
  });

  const HOSTILE = `<script>alert(1)</script>"><img src=x onerror=alert(1)> ' & <a href="javascript:x">`;

  it('escapes every value in HTML', () => {
    const tags = (html: string) => html.match(/<[a-z!/][^>]*>/g);
    const plain = renderMail({ ...LETTER, subject: 'x' }).html;
    const { html } = renderMail({
      ...LETTER,
      subject: HOSTILE,
      greeting: HOSTILE,
      paragraphs: [HOSTILE, HOSTILE],
      facts: [[HOSTILE, HOSTILE]],
      next: [HOSTILE],
      notes: [HOSTILE],
      noteLink: { label: HOSTILE, url: 'https://example.com/?token=a&b=c' },
    });
    expect(tags(html)).toEqual(tags(plain));
  });

  it('keeps the subject on one line', () => {
    const { subject } = renderMail({ ...LETTER, subject: 'a\r\nBcc: x@example.com\u2028\tb  c' });
    expect(subject).toBe('a Bcc: x@example.com b c');
  });

  it('keeps line breaks that a person typed', () => {
    const { text, html } = renderMail({ ...LETTER, next: ['one\ntwo'] });
    expect(text).toContain('one\ntwo');
    expect(html).toContain('one<br>two');
  });
});
