import { PRIVACY_NOTICE } from '@app/domain/notices/en/privacy.ts';
import type ko from '../ko/common.ts';
import type { Translation } from '@app/domain/shared/translation.ts';

export default {
  description: 'Byeotdam is a small workshop in Seoul that roasts coffee and brews makgeolli.',
  needsScript: 'This needs JavaScript. Please turn it on, or call or email us:',
  skipToContent: 'Skip to content',
  close: 'Close',
  pictureCredit: 'Photo: {{name}}',
  basket: 'Basket ({{pieces}})',
  retry: 'Try again',
  loading: 'Loading',
  leaveEmpty: 'Leave this empty',
  map: { label: 'Find it on a map', kakao: 'KakaoMap', naver: 'Naver Map', google: 'Google Maps' },
  privacyNotice: PRIVACY_NOTICE,
  share: {
    label: 'Share',
    copied: 'Link copied',
    failed: 'Sharing did not work. Please copy the address from the address bar.',
  },
  description_coffeeOnly: 'Byeotdam is a small workshop in Seoul that roasts coffee.',
  navigation: {
    label: 'Main menu',
    products: 'Products',
    coffee: 'Coffee',
    makgeolli: 'Makgeolli',
    about: 'About',
    experiences: 'Experiences',
    stories: 'Stories',
    contact: 'Contact',
    search: 'Search',
    privacy: 'Privacy policy',
    terms: 'Terms of service',
    agePolicy: 'Age policy',
    admin: 'Admin',
    openMenu: 'Open menu',
    closeMenu: 'Close menu',
    language: 'Language',
  },

  footer: {
    links: 'Explore',
    legal: 'Terms and policies',
    business: 'Business information',
    representative: 'Representative',
    address: 'Address',
    phone: 'Phone',
    email: 'Email',
    businessNumber: 'Business registration',
    businessCheck: 'Check this registration',
    mailOrder: 'Mail-order registration',
    mailOrderAuthority: 'Registered with',
    hosting: 'Hosting',
    privacyOfficer: 'Privacy officer',
    social: 'Social media',
    upcomingChannels: { youtube: 'YouTube', kakaoTalk: 'KakaoTalk' },
    comingSoon: 'coming\u00a0soon',
    opensInNewTab: 'opens in a new tab',
  },

  error: {
    title: 'Something went wrong',
    description: 'Please try again in a moment. If it keeps happening, email us.',
    connection: 'The connection was lost or the server is not answering. Please try again.',
    form: 'There was an error sending your message. Please try again.',
  },

  notFound: {
    title: '404 Page Not Found',
    description: 'Please check the address, or start again from the home page.',
    home: 'Back to the home page',
  },
} as const satisfies Translation<typeof ko>;
