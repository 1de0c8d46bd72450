/** The sections of the age policy in their order; their names are the anchors in the address. */
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
