import { INQUIRY_TYPES, type InquiryType } from '@app/domain/contact/contact-submission.ts';

/** The values of the form, as typed. */
export interface ContactDraft {
  name: string;
  email: string;
  inquiryType: InquiryType;
  message: string;
  /** The honeypot field. */
  website: string;
}

const inquiryTypeOf = (text: unknown): InquiryType =>
  INQUIRY_TYPES.find((known) => known === text) ?? INQUIRY_TYPES[0];

/** Query parameters that links from other pages set: `?type=event` is the inquiry type, `?about=…` its subject. */
export const TYPE_PARAMETER = 'type';
export const ABOUT_PARAMETER = 'about';
const ABOUT_MAX = 120;

/**
 * Returns the initial values of the form for a URL. `aboutLine` returns the first line of a message about a subject.
 */
export function draftAt(search: URLSearchParams, aboutLine: (about: string) => string): ContactDraft {
  const about = search.get(ABOUT_PARAMETER)?.replace(/\s+/g, ' ').trim().slice(0, ABOUT_MAX);
  return {
    name: '',
    email: '',
    inquiryType: inquiryTypeOf(search.get(TYPE_PARAMETER)),
    message: about ? aboutLine(about) : '',
    website: '',
  };
}

/** Reads the values from the form element. */
export function draftIn(form: HTMLFormElement): ContactDraft {
  const data = new FormData(form);
  const text = (name: keyof ContactDraft) => String(data.get(name) ?? '');
  return {
    name: text('name'),
    email: text('email'),
    inquiryType: inquiryTypeOf(data.get('inquiryType')),
    message: text('message'),
    website: text('website'),
  };
}
