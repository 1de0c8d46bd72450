import { INQUIRY_TYPES, type InquiryType } from '@app/domain/contact/contact-submission.ts';

/** What stands in the form, as typed. */
export interface ContactDraft {
  name: string;
  email: string;
  inquiryType: InquiryType;
  message: string;
  /** The honeypot field. */
  website: string;
}

/** The fields from top to bottom. */
export const CONTACT_FIELDS = ['name', 'email', 'inquiryType', 'message'] as const;
export type ContactField = (typeof CONTACT_FIELDS)[number];

const inquiryTypeOf = (text: unknown): InquiryType =>
  INQUIRY_TYPES.find((known) => known === text) ?? INQUIRY_TYPES[0];

/** What other pages put into the address: `?type=event` is the kind of inquiry, `?about=…` what it is about. */
export const TYPE_PARAMETER = 'type';
export const ABOUT_PARAMETER = 'about';
const ABOUT_MAX = 120;

/** The form as it is first shown at this address. `aboutLine` makes the beginning of a message about something. */
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

/** What has been typed into a form element. */
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
