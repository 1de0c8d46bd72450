import { BRAND } from '@app/domain/brand.ts';
import { bilingualPage, inBoth } from '../http/bilingual-page.ts';

/** Where there is neither a written page nor the site's empty one. */
export function unavailablePage(): string {
  const words = {
    kr: `지금은 페이지를 보여 드리지 못하고 있습니다. 잠시 후 다시 열어 주세요. 급하신 일은 ${BRAND.phone}으로 전화해 주세요.`,
    en: `We cannot show this page right now. Please open it again in a moment, or call us on ${BRAND.phone}.`,
  };
  return bilingualPage(
    { kr: '잠시 후 다시 열어 주세요', en: 'Please come back in a moment' },
    inBoth('p', words),
  );
}
