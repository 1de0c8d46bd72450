import { BRAND } from '@app/domain/brand.ts';
import { keepTogether } from '@app/domain/shared/keep-together.ts';
import { type Language, LANGUAGE_TAG } from '@app/domain/shared/language.ts';
import { mailText } from './mail-text.ts';

/** The content of a mail, from which `renderMail` creates the text and the HTML part. */
export interface MailTemplate {
  language: Language;
  subject: string;
  greeting: string;
  paragraphs: readonly string[];
  /** The rows of a small table. In HTML, a value with a URL links to it; the text part has the URL instead of the value. */
  facts?: readonly (readonly [label: string, value: string, url?: string])[];
  /** Paragraphs below the table. */
  next?: readonly string[];
  /** A prominent link below the paragraphs. */
  action?: { label: string; url: string };
  /** Small print at the end. */
  notes?: readonly string[];
  /** A link below the small print, such as an unsubscribe link. */
  noteLink?: { label: string; url: string };
}

export interface RenderedMail {
  subject: string;
  text: string;
  html: string;
}

/**
 * Returns the subject of a mail to a guest, with the brand and the reference of a booking or an order. In a Korean subject a
 * reference would be the only Latin letters: the brand's English name keeps spam filters from counting it as written in
 * capitals (SpamAssassin's rule SUBJ_ALL_CAPS).
 */
export function subjectLine(language: Language, text: string, reference?: string): string {
  const { kr, en } = BRAND.name;
  if (reference === undefined) return `[${BRAND.name[language]}] ${text}`;
  return `[${language === 'kr' ? `${kr} ${en}` : en}] ${text} (${reference})`;
}

/** Returns the sender's details: required by Korean law in advertising mail, and included in all others. */
function senderLines(language: Language): string[] {
  const { legal, phone, email } = BRAND;
  const t = mailText(language, 'general');
  return [
    `${legal.companyName[language]} · ${t('sender.representative')} ${legal.representative[language]}`,
    `${legal.address[language]} · ${t('sender.businessNumber')} ${legal.businessNumber}`,
    `${t('sender.phone')} ${phone} · ${t('sender.email')} ${email}`,
  ];
}

const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes a value for an HTML element or attribute; line breaks stay visible. */
function escapeHtml(value: string): string {
  return value.replaceAll(/[&<>"']/g, (character) => ESCAPES[character]!).replaceAll('\n', '<br>');
}

/** Escapes a text to be read, whose Korean phrases stay on one line. */
const htmlText = (value: string) => escapeHtml(keepTogether(value));

/** Joins a typed text into one line: a line break in a subject could start another header. */
export function oneLine(value: string): string {
  return value.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').trim();
}

function writeText(template: MailTemplate): string {
  const { facts = [], next = [], action, notes = [], noteLink, language } = template;
  return [
    template.greeting,
    ...template.paragraphs,
    facts.map(([label, value, url]) => `${label}: ${url ?? value}`).join('\n'),
    ...next,
    ...(action ? [`${action.label}: ${action.url}`] : []),
    BRAND.name[language],
    [
      '--',
      ...notes,
      ...(noteLink ? [`${noteLink.label}: ${noteLink.url}`] : []),
      ...senderLines(language),
    ].join('\n'),
  ]
    .filter(Boolean)
    .join('\n\n');
}

const STYLE = {
  body: "margin:0;padding:24px 12px;background:#f4eee1;color:#241b15;font:16px/1.65 'Apple SD Gothic Neo','Malgun Gothic','Noto Sans KR',sans-serif;word-break:keep-all;overflow-wrap:anywhere",
  sheet: 'max-width:560px;margin:0 auto;padding:32px 28px;background:#fbf8f1;border-top:4px solid #4b2c1c',
  name: 'margin:0 0 24px;font-size:20px;font-weight:700;color:#4b2c1c',
  paragraph: 'margin:0 0 16px',
  table: 'width:100%;margin:8px 0 24px;border-collapse:collapse;border-top:1px solid #d9cdb8',
  label:
    'padding:8px 16px 8px 0;border-bottom:1px solid #d9cdb8;color:#5e5046;text-align:start;vertical-align:top;font-weight:400;white-space:nowrap',
  value: 'padding:8px 0;border-bottom:1px solid #d9cdb8;width:100%',
  small: 'max-width:560px;margin:16px auto 0;padding:0 28px;color:#5e5046;font-size:13px;line-height:1.6',
  link: 'color:#37584c',
  action:
    'display:inline-block;padding:12px 24px;background:#37584c;color:#fff;font-weight:700;text-decoration:none',
};

function writeHtml(template: MailTemplate): string {
  const { facts = [], next = [], action, notes = [], noteLink, language } = template;
  const paragraph = (text: string) => `<p style="${STYLE.paragraph}">${htmlText(text)}</p>`;
  const link = (text: string, url: string) =>
    `<a style="${STYLE.link}" href="${escapeHtml(url)}">${htmlText(text)}</a>`;
  const rows = facts.map(
    ([label, value, url]) =>
      `<tr><th scope="row" style="${STYLE.label}">${htmlText(label)}</th><td style="${STYLE.value}">${url ? link(value, url) : htmlText(value)}</td></tr>`,
  );
  const small = [
    ...notes.map(htmlText),
    ...(noteLink ? [link(noteLink.label, noteLink.url)] : []),
    senderLines(language).map(escapeHtml).join('<br>'),
  ];
  return [
    '<!doctype html>',
    `<html lang="${LANGUAGE_TAG[language]}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">`,
    `<title>${escapeHtml(template.subject)}</title></head>`,
    `<body style="${STYLE.body}"><div style="${STYLE.sheet}">`,
    `<p style="${STYLE.name}">${escapeHtml(BRAND.name[language])}</p>`,
    ...[template.greeting, ...template.paragraphs].map(paragraph),
    ...(rows.length > 0 ? [`<table style="${STYLE.table}">${rows.join('')}</table>`] : []),
    ...next.map(paragraph),
    ...(action
      ? [
          `<p style="${STYLE.paragraph}"><a style="${STYLE.action}" href="${escapeHtml(action.url)}">${htmlText(action.label)}</a></p>`,
        ]
      : []),
    '</div>',
    `<div style="${STYLE.small}">${small.map((line) => `<p style="margin:0 0 8px">${line}</p>`).join('')}</div>`,
    '</body></html>',
  ].join('\n');
}

/** Renders a mail as text and as HTML. Every value is escaped. */
export function renderMail(template: MailTemplate): RenderedMail {
  return { subject: oneLine(template.subject), text: writeText(template), html: writeHtml(template) };
}
