import { account } from '../account/ko.ts';
import { overview } from '../overview/ko.ts';
import { newsletter } from '../newsletter/ko.ts';
import { mail } from '../mail/ko.ts';
import { contacts } from '../contacts/ko.ts';
import { activity } from '../activity/ko.ts';
import { bookings } from '../bookings/ko.ts';
import { deleting } from '../deleting/ko.ts';
import { lists } from '../lists/ko.ts';
import { editing } from '../editing/ko.ts';
import { events } from '../events/ko.ts';
import { faqs } from '../faqs/ko.ts';
import { live } from '../live/ko.ts';
import { products } from '../products/ko.ts';
import { session, signIn } from '../session/ko.ts';
import { dashboard, shortcuts, tabs } from '../shell/ko.ts';
import { storeLocations } from '../store-locations/ko.ts';
import { stories } from '../stories/ko.ts';
import { uploads } from '../uploads/ko.ts';

/**
 * 관리 화면의 모든 한국어 문구. 각 폴더의 `ko.ts`에서 모읍니다. 값은 `{{이름}}` 자리에 들어가고, 수를 세는 문구의 이름은
 * `_other`로 끝납니다.
 */
export const ko = {
  description: '볕담을 꾸리는 사람을 위한 곳입니다.',
  loading: '불러오는 중…',
  backToSite: '사이트로 가기',
  account,
  signIn,
  session,
  dashboard,
  shortcuts,
  tabs,
  live,
  deleting,
  lists,
  bookings,
  overview,
  newsletter,
  mail,
  contacts,
  activity,
  editing,
  products,
  events,
  stories,
  storeLocations,
  faqs,
  uploads,
} as const;
