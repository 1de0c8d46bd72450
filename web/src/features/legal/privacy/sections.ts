/** The sections of the privacy policy in their order. Their names are the URL fragments. */
export const PRIVACY_SECTIONS = [
  'purposes',
  'items',
  'retention',
  'third-parties',
  'processors',
  'rights',
  'cookies',
  'security',
  'officer',
] as const;
