import type ko from '../../ko/admin/sitePictures.ts';
import type { Translation } from '@app/domain/shared/translation.ts';

export default {
  title: 'Site pictures',
  hint: 'Put photographs of your own where the site shows illustrations. If you remove one, the illustration returns. Visitors under 21 see every place except the makgeolli ones, so keep alcohol out of those pictures.',
  places: {
    'home-coffee': 'Home, coffee',
    'home-makgeolli': 'Home, makgeolli',
    'banner-products': 'Banner, all products',
    'banner-coffee': 'Banner, coffee',
    'banner-makgeolli': 'Banner, makgeolli',
    'banner-about': 'Banner, about',
    'about-coffee': 'About, coffee',
    'about-makgeolli': 'About, makgeolli',
    'team-founder': 'About, founder',
    'team-curator': 'About, curator',
    'team-roaster': 'About, roaster',
    'banner-experiences': 'Banner, experiences',
    'banner-stories': 'Banner, stories',
    'banner-contact': 'Banner, contact',
  },
  loading: 'Loading the pictures',
  illustration: 'The illustration is shown.',
  edit: 'Edit the picture of “{{place}}”',
  add: 'Upload a photograph',
  change: 'Upload another one',
  save: 'Save picture',
  saved: 'Site picture saved',
  failed: 'Failed to save the picture',
  missing: 'The photograph was deleted because it was not saved within a day. Upload it again.',
} as const satisfies Translation<typeof ko>;
