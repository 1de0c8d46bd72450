/** What the data in a visitor's form is used for. */
export const PRIVACY_NOTICE = 'We use what you enter here only to deal with your request.';
