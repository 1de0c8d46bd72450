/** The sections of the age policy in their order. Their names are the URL fragments. */
export const AGE_POLICY_SECTIONS = [
  'adults',
  'legal-basis',
  'verification',
  'duties',
  'scope',
  'identification',
  'penalties',
  'contact',
] as const;
