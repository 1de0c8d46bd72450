/** The places of the site that show an illustration until the owner gives them a photograph, in the order of the pages. */
export const SITE_PICTURE_PLACES = [
  'home-coffee',
  'home-makgeolli',
  'banner-products',
  'banner-coffee',
  'banner-makgeolli',
  'banner-about',
  'about-coffee',
  'about-makgeolli',
  'team-founder',
  'team-curator',
  'team-roaster',
  'banner-experiences',
  'banner-stories',
  'banner-contact',
] as const;
export type SitePicturePlace = (typeof SITE_PICTURE_PLACES)[number];
