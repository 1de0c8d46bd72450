/** The sections of the privacy policy in their order; their names are the anchors in the address. */
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
