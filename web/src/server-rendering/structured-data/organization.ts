import { BRAND } from '@app/domain/brand.ts';
import { LANGUAGE_TAG } from '@app/domain/shared/language.ts';
import { storedPhone } from '@app/domain/shared/telephone.ts';
import { paths } from '../../config/paths.ts';
import { addressOf, type Place } from '../../i18n/site-address.ts';
import type { Thing } from './thing.ts';

/** Returns the `@id` of the organization, the same in both languages. */
export const organizationId = ({ origin }: Pick<Place, 'origin'>) => `${origin}/#organization`;

/** Returns the brand as https://schema.org/Organization. Search engines expect a logo of at least 112 × 112 pixels. */
export function organization(place: Place): Thing {
  const { origin, language } = place;
  const { name, legal, email, phone, social } = BRAND;
  return {
    '@type': 'Organization',
    '@id': organizationId(place),
    name: name[language],
    alternateName: name[language === 'kr' ? 'en' : 'kr'],
    legalName: legal.companyName[language],
    url: addressOf(paths.home, place),
    logo: `${origin}/icons/icon-512.png`,
    email,
    telephone: storedPhone(phone),
    address: postalAddress(legal.address[language]),
    sameAs: [social.instagram],
  };
}

/** Returns the site as https://schema.org/WebSite. */
export function website(place: Place): Thing {
  return {
    '@type': 'WebSite',
    name: BRAND.name[place.language],
    url: addressOf(paths.home, place),
    inLanguage: LANGUAGE_TAG[place.language],
    publisher: { '@id': organizationId(place) },
  };
}

/** Returns a https://schema.org/PostalAddress. Addresses are stored as one line, which becomes the street address. */
export function postalAddress(line: string) {
  return { '@type': 'PostalAddress', streetAddress: line, addressCountry: 'KR' };
}
