import { BRAND } from '@app/domain/brand.ts';
import { startOfSeoulDay } from '@app/domain/shared/seoul-time.ts';
import { toWallDay } from '@app/domain/shared/seoul-wall-time.ts';
import type { StoreLocation } from '@app/domain/store-location/store-location-schema.ts';

const hours = {
  hours: '',
  hoursKr: '',
  openingHours: BRAND.hours.map((day) => day && { ...day }),
};

/** Fixed ids, because events name their stores. */
export const STORE_IDS = {
  seochon: '7831702e-ac87-42b3-8dd1-ceba6fc57c07',
  seongsu: '02737d48-8405-416e-bb19-3a92f21ba1cb',
  jeonju: '90802d73-4396-42e3-8df7-c9fd608eeefd',
  gangneung: 'fe813051-e043-4019-91d0-36f6e80c4720',
} as const;

/** Returns a sample of special hours: the roastery is closed on the tenth day after that of `now`. */
function roastingDay(now: Date) {
  const day = toWallDay(startOfSeoulDay(now, 10));
  return {
    specialHours: [`${day}/${day} closed`],
    specialHoursReasons: ['Roasting day (sample)'],
    specialHoursReasonsKr: ['로스팅하는 날 (예시)'],
  };
}

/** Four fictitious stores. The streets, stations and stops exist; the house numbers, exits and walking times are samples. */
export const storeLocationsFor = (now: Date): readonly StoreLocation[] => [
  {
    id: STORE_IDS.seochon,
    name: 'Byeotdam Seochon',
    nameKr: '볕담 서촌',
    address: '00 Jahamun-ro 7-gil, Jongno-gu, Seoul (sample)',
    addressKr: '서울특별시 종로구 자하문로7길 00 (예시)',
    directions: 'Gyeongbokgung Station (Line 3), exit 2, then 5 minutes on foot (sample)',
    directionsKr: '3호선 경복궁역 2번 출구에서 걸어서 5분 (예시)',
    phone: '02-0000-0001',
    ...hours,
    lat: 37.5789,
    lng: 126.9709,
    features: [
      'Courtyard',
      'Pour-over bar',
      'Workshop room',
      'Bring your own bag for beans',
      'Dog-friendly courtyard',
    ],
    featuresKr: ['마당', '핸드드립 바', '공방', '원두 용기 리필', '마당 반려견 동반 가능'],
    isActive: true,
  },
  {
    id: STORE_IDS.seongsu,
    name: 'Byeotdam Seongsu Roastery',
    nameKr: '볕담 성수 로스터리',
    address: '00 Seongsui-ro 14-gil, Seongdong-gu, Seoul (sample)',
    addressKr: '서울특별시 성동구 성수이로14길 00 (예시)',
    directions: 'Seongsu Station (Line 2), exit 3, then 8 minutes on foot (sample)',
    directionsKr: '2호선 성수역 3번 출구에서 걸어서 8분 (예시)',
    phone: '02-0000-0002',
    ...hours,
    ...roastingDay(now),
    lat: 37.5423,
    lng: 127.0568,
    features: ['Roaster on view', 'Cupping table', 'Step-free entrance', 'Beans by weight'],
    featuresKr: ['로스팅 관람', '커핑 테이블', '휠체어 출입 가능', '원두 소분 판매'],
    isActive: true,
  },
  {
    id: STORE_IDS.jeonju,
    name: 'Byeotdam Jeonju',
    nameKr: '볕담 전주',
    address: '00 Eunhaeng-ro, Wansan-gu, Jeonju, Jeonbuk State (sample)',
    addressKr: '전북특별자치도 전주시 완산구 은행로 00 (예시)',
    directions: 'Bus from Jeonju Station to the Hanok Village, then 5 minutes on foot (sample)',
    directionsKr: '전주역에서 버스를 타고 한옥마을 정류장에서 내려 걸어서 5분 (예시)',
    phone: '063-000-0003',
    ...hours,
    lat: 35.8146,
    lng: 127.1527,
    features: ['Hanok rooms', 'Floor seating', 'Workshop room', 'Garden'],
    featuresKr: ['한옥 방', '좌식 자리', '공방', '뒤뜰'],
    isActive: true,
  },
  {
    id: STORE_IDS.gangneung,
    name: 'Byeotdam Gangneung',
    nameKr: '볕담 강릉',
    address: '00 Changhae-ro 14beon-gil, Gangneung, Gangwon State (sample)',
    addressKr: '강원특별자치도 강릉시 창해로14번길 00 (예시)',
    directions: 'Bus from Gangneung Station to Anmok Beach, then 3 minutes on foot (sample)',
    directionsKr: '강릉역에서 버스를 타고 안목해변 정류장에서 내려 걸어서 3분 (예시)',
    phone: '033-000-0004',
    ...hours,
    lat: 37.7725,
    lng: 128.9476,
    features: ['Sea view', 'Terrace', 'Car park', 'Step-free entrance'],
    featuresKr: ['바다 전망', '테라스', '주차장', '휠체어 출입 가능'],
    isActive: true,
  },
];
