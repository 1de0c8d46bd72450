/** The site's forms that also work without JavaScript: their endpoints accept an HTML form's post besides JSON. */
export const FORM_NAMES = [
  'contact',
  'newsletter',
  'booking',
  'waitlist',
  'personalData',
  'restock',
  'links',
] as const;
export type FormName = (typeof FORM_NAMES)[number];

/** The media type of an HTML form's post. */
export const FORM_TYPE = 'application/x-www-form-urlencoded';
