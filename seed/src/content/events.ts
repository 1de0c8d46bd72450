import type { Event } from '@app/domain/event/event-schema.ts';
import { ALWAYS_VISIBLE } from '@app/domain/shared/visibility.ts';
import { aCupWithoutAHandle } from './stories/a-cup-without-a-handle.ts';
import { EVENT_IDS } from './event-ids.ts';
import { STORE_IDS } from './store-locations.ts';
import { daysBefore, FRIDAY, nthWeekday, SATURDAY, SUNDAY, THURSDAY, WEDNESDAY } from './calendar.ts';

const SEOCHON = {
  location: 'Byeotdam Seochon, Seoul',
  locationKr: '볕담 서촌 (서울 종로구)',
  storeLocationId: STORE_IDS.seochon,
};
const SEONGSU = {
  location: 'Byeotdam Seongsu, Seoul',
  locationKr: '볕담 성수 (서울 성동구)',
  storeLocationId: STORE_IDS.seongsu,
};
const JEONJU = {
  location: 'Byeotdam Jeonju',
  locationKr: '볕담 전주 (전주 한옥마을)',
  storeLocationId: STORE_IDS.jeonju,
};
const GANGNEUNG = {
  location: 'Byeotdam Gangneung',
  locationKr: '볕담 강릉 (안목해변)',
  storeLocationId: STORE_IDS.gangneung,
};

const COFFEE = { host: 'Byeotdam coffee team', hostKr: '볕담 커피 팀' };
const ROASTING = { host: 'Byeotdam roasting team', hostKr: '볕담 로스팅 팀' };
const BREWING = { host: 'Byeotdam brewing team', hostKr: '볕담 양조 팀' };

/** Returns the events, with dates relative to `now`. */
export function eventsFor(now: Date): Event[] {
  return [
    {
      id: EVENT_IDS.handDrip,
      title: 'A Saturday of Pour-Over',
      titleKr: '토요일의 핸드드립',
      description:
        'Two hours with one coffee and three drippers. We change a single thing at a time, the grind, the water, the pour, and taste what it does. No experience needed; you go home with 100 g of the beans you liked and a recipe in your own handwriting.',
      descriptionKr:
        '커피 한 가지와 드리퍼 세 개로 두 시간을 보냅니다. 분쇄, 물, 붓는 법을 한 번에 하나씩만 바꾸어 가며 맛이 어떻게 달라지는지 함께 봅니다. 처음이셔도 괜찮습니다. 마음에 든 원두 100g과 손수 적은 레시피를 가지고 돌아가십니다.',
      includes: [
        'Three drippers and all the coffee',
        '100 g of the beans you liked',
        'A recipe in your own handwriting',
      ],
      includesKr: ['드리퍼 세 개와 실습용 원두', '마음에 드신 원두 100g', '손수 적은 레시피'],
      ...COFFEE,
      image: 'events/saturday-hand-drip.webp',
      dateTime: nthWeekday(now, 1, SATURDAY, 14),
      duration: 120,
      capacity: 8,
      price: 45000,
      thanks: `stories/${aCupWithoutAHandle.id}`,
      ...SEOCHON,
      type: 'class',
      tags: ['coffee', 'hand drip', 'beginner'],
      isActive: true,
      ...ALWAYS_VISIBLE,
      createdAt: daysBefore(now, 40, 10),
    },
    {
      id: EVENT_IDS.firstJar,
      title: 'Your First Jar: Makgeolli from Rice',
      titleKr: '나의 첫 항아리, 막걸리 빚기',
      description:
        'Wash the rice, steam it, cool it on straw mats, and knead it with nuruk until your hands know when to stop. You take your jar home and we write to you on the day it should be strained. For adults only.',
      descriptionKr:
        '쌀을 씻고, 찌고, 돗자리에 펼쳐 식힌 뒤, 손에 감이 올 때까지 누룩과 버무립니다. 안친 항아리는 댁으로 가져가시고, 거를 날이 되면 저희가 소식을 드립니다. 성인만 참가하실 수 있습니다.',
      includes: ['Rice and nuruk', 'A jar of your own to take home', 'An email on the day to strain it'],
      includesKr: ['쌀과 누룩', '댁으로 가져가실 항아리', '거를 날에 보내 드리는 알림 메일'],
      ...BREWING,
      image: 'events/first-jar.webp',
      dateTime: nthWeekday(now, 2, SUNDAY, 13),
      duration: 180,
      capacity: 6,
      price: 78000,
      ...SEOCHON,
      type: 'workshop',
      tags: ['makgeolli', 'fermentation', 'beginner'],
      isActive: true,
      ...ALWAYS_VISIBLE,
      createdAt: daysBefore(now, 45, 10),
    },
    {
      id: EVENT_IDS.openCupping,
      title: 'Open Cupping: Five Washed Coffees',
      titleKr: '오픈 커핑, 워시드 커피 다섯 가지',
      description:
        'Five bowls, five spoons and no right answers. We cup new arrivals on Thursday evenings and would rather hear what you taste than tell you. Come without perfume, and a little hungry.',
      descriptionKr:
        '그릇 다섯, 스푼 다섯, 정답은 없습니다. 목요일 저녁마다 새로 들어온 커피를 함께 맛봅니다. 저희가 설명하기보다 여러분이 느낀 맛을 듣고 싶은 자리입니다. 향수는 하루 쉬시고, 조금 출출할 때 오세요.',
      includes: ['Five new washed coffees', 'Cupping bowls and spoons', 'Small bites after the cupping'],
      includesKr: ['새로 들어온 워시드 커피 다섯 가지', '커핑 그릇과 스푼', '커핑 뒤에 나누는 다과'],
      ...ROASTING,
      image: 'events/open-cupping.webp',
      dateTime: nthWeekday(now, 1, THURSDAY, 19),
      duration: 75,
      capacity: 12,
      maxPartySize: 4,
      seriesId: 'Open cupping',
      price: 15000,
      ...SEONGSU,
      type: 'tasting',
      tags: ['coffee', 'cupping'],
      isActive: true,
      ...ALWAYS_VISIBLE,
      createdAt: daysBefore(now, 21, 10),
    },
    {
      id: EVENT_IDS.fourBowls,
      title: 'Four Bowls, Four Small Plates',
      titleKr: '네 사발, 네 접시',
      description:
        'From dry to sweet, four makgeollis with a small plate each: oysters, spring onion pancake, mushrooms, and a honey cookie at the end. The brewer pours and tells you about each. Water and a slow pace are part of the course. For adults only.',
      descriptionKr:
        '드라이한 술에서 단 술까지, 막걸리 네 가지에 작은 접시를 하나씩 곁들입니다. 굴, 파전, 버섯, 그리고 마지막은 약과입니다. 술을 빚은 사람이 직접 따르며 이야기를 들려드립니다. 물도 넉넉히 준비해 두고 천천히 진행합니다. 성인만 참가하실 수 있습니다.',
      includes: [
        'Four bowls of makgeolli',
        'Oysters and spring onion pancake',
        'Mushrooms and a honey cookie',
        'Water throughout the evening',
      ],
      includesKr: ['막걸리 네 사발', '굴과 파전', '버섯과 약과', '넉넉한 물'],
      ...BREWING,
      image: 'events/four-bowls.webp',
      dateTime: nthWeekday(now, 2, FRIDAY, 19),
      duration: 100,
      capacity: 10,
      price: 62000,
      ...SEOCHON,
      type: 'tasting',
      tags: ['makgeolli', 'pairing'],
      isActive: true,
      ...ALWAYS_VISIBLE,
      createdAt: daysBefore(now, 28, 10),
    },
    {
      id: EVENT_IDS.panRoasting,
      title: 'Roasting at Home with a Pan',
      titleKr: '프라이팬으로 볶는 커피',
      description:
        'Green beans, a heavy pan, a wooden spoon, an open window. You will hear first crack, smell the moment just before it, and roast three small batches of your own. Held with a partner studio, which takes the bookings.',
      descriptionKr:
        '생두와 두꺼운 프라이팬, 나무 주걱, 그리고 열린 창문이면 됩니다. 1차 크랙을 귀로 듣고 그 직전의 냄새를 코로 익히며, 작은 배치를 세 번 직접 볶아 봅니다. 예약은 협력 공방에서 받습니다.',
      includes: [
        'Green beans for three small batches',
        'Use of a pan and a wooden spoon',
        'The beans you roast',
      ],
      includesKr: ['작은 배치 세 번 분량의 생두', '프라이팬과 나무 주걱 사용', '직접 볶은 원두'],
      ...ROASTING,
      image: 'events/pan-roasting.webp',
      dateTime: nthWeekday(now, 3, SATURDAY, 11),
      duration: 150,
      capacity: 6,
      price: 58000,
      ...GANGNEUNG,
      type: 'workshop',
      tags: ['coffee', 'roasting'],
      bookingUrl: 'https://studio.example.com/byeotdam/pan-roasting',
      isActive: true,
      ...ALWAYS_VISIBLE,
      createdAt: daysBefore(now, 18, 10),
    },
    {
      id: EVENT_IDS.treadingNuruk,
      title: 'Treading Nuruk',
      titleKr: '누룩 디디는 날',
      description:
        'Nuruk, the starter of every Korean rice wine, is trodden by foot: coarse wheat, a little water, cotton cloth, and your own weight. We tread our own for the year in July; for this day we heat the nuruk room until it feels like July again. We make one disc each, talk about what lives in it, and taste three wines made with three different starters. For adults only.',
      descriptionKr:
        '우리 술의 씨앗인 누룩은 발로 디뎌 만듭니다. 거칠게 빻은 밀과 물 조금, 무명천, 그리고 내 몸무게면 됩니다. 저희가 한 해 쓸 누룩은 칠월에 디디지만, 이날은 누룩방을 칠월처럼 데워 두고 모십니다. 한 사람이 한 장씩 디디고, 그 안에 무엇이 사는지 이야기를 나눈 뒤, 서로 다른 누룩으로 빚은 술 세 가지를 맛봅니다. 성인만 참가하실 수 있습니다.',
      includes: [
        'Wheat and cotton cloth for one disc',
        'The disc of nuruk you tread',
        'A tasting of three wines',
      ],
      includesKr: [
        '누룩 한 장 분량의 밀과 무명천',
        '직접 디딘 누룩 한 장',
        '서로 다른 누룩으로 빚은 술 세 가지 시음',
      ],
      ...BREWING,
      image: 'events/treading-nuruk.webp',
      dateTime: nthWeekday(now, 3, SUNDAY, 11),
      duration: 150,
      capacity: 10,
      price: 52000,
      ...JEONJU,
      type: 'workshop',
      tags: ['makgeolli', 'fermentation', 'tradition'],
      isActive: true,
      ...ALWAYS_VISIBLE,
      createdAt: daysBefore(now, 14, 10),
    },
    {
      id: EVENT_IDS.milkAndSteam,
      title: 'Milk and Steam',
      titleKr: '우유와 스팀',
      description:
        'How milk changes between 40 and 65 degrees, why it should sound like paper tearing and then fall silent, and how to pour a heart that does not look like an onion. Oat milk is welcome too.',
      descriptionKr:
        '우유가 40도에서 65도 사이에 어떻게 달라지는지, 왜 종이 찢는 소리가 나다가 조용해져야 하는지, 양파처럼 보이지 않는 하트는 어떻게 따르는지 배웁니다. 귀리 우유로 하셔도 좋습니다.',
      includes: ['Espresso and milk to practise with', 'Oat milk if you prefer it'],
      includesKr: ['연습용 에스프레소와 우유', '원하시면 귀리 우유'],
      ...COFFEE,
      image: 'events/milk-and-steam.webp',
      dateTime: nthWeekday(now, 4, WEDNESDAY, 19),
      duration: 90,
      capacity: 4,
      price: 55000,
      ...SEONGSU,
      type: 'class',
      tags: ['coffee', 'espresso'],
      isActive: true,
      ...ALWAYS_VISIBLE,
      createdAt: daysBefore(now, 10, 10),
    },
    {
      id: EVENT_IDS.lamplight,
      title: 'Lamplight at the Brewery',
      titleKr: '양조장의 등불',
      description:
        'A winter evening among the jars: a walk through the fermentation room by lamplight, three wines drawn straight from the onggi, and a table of hot food. Date and menu are still being settled. For adults only.',
      descriptionKr:
        '항아리 사이에서 보내는 겨울 저녁입니다. 등불을 들고 발효실을 둘러보고, 옹기에서 바로 뜬 술 세 가지와 따뜻한 음식을 나눕니다. 날짜와 차림은 아직 의논하고 있습니다. 성인만 참가하실 수 있습니다.',
      includes: [
        'A lamplight walk among the jars',
        'Three wines drawn from the onggi',
        'A table of hot food',
      ],
      includesKr: ['등불을 들고 둘러보는 발효실', '옹기에서 바로 뜬 술 세 가지', '따뜻한 음식'],
      ...BREWING,
      image: 'events/lamplight.webp',
      dateTime: nthWeekday(now, 7, FRIDAY, 18, 30),
      duration: 120,
      capacity: 14,
      price: 85000,
      ...SEOCHON,
      type: 'tasting',
      tags: ['makgeolli', 'seasonal'],
      isActive: false,
      ...ALWAYS_VISIBLE,
      createdAt: daysBefore(now, 3, 10),
    },
    {
      id: EVENT_IDS.turningACup,
      title: 'Turning a Cup',
      titleKr: '물레로 빚는 잔',
      description:
        'A potter from Icheon brought a wheel and forty kilos of white clay. Everyone threw two cups for their own coffee; they were fired in the potter’s kiln and came back three weeks later, a size smaller and much improved.',
      descriptionKr:
        '이천의 도예가가 물레와 백토 40kg을 싣고 왔습니다. 각자 커피를 담을 잔을 두 개씩 빚었고, 도예가의 가마에서 구운 잔은 3주 뒤에 한 치수 작아지고 훨씬 근사해져서 돌아왔습니다.',
      includes: ['White clay and a seat at the wheel', 'Two cups fired in the kiln'],
      includesKr: ['백토와 물레 자리', '가마에서 구운 잔 두 개'],
      host: 'A potter from Icheon with the Byeotdam Jeonju team',
      hostKr: '이천의 도예가와 볕담 전주 팀',
      image: 'events/turning-a-cup.webp',
      dateTime: nthWeekday(now, -3, SUNDAY, 14),
      duration: 150,
      capacity: 8,
      price: 68000,
      ...JEONJU,
      type: 'workshop',
      tags: ['coffee', 'pottery', 'craft'],
      isActive: true,
      ...ALWAYS_VISIBLE,
      createdAt: daysBefore(now, 70, 10),
    },
    {
      id: EVENT_IDS.newRice,
      title: 'New Rice, New Wine',
      titleKr: '햅쌀, 햇술',
      description:
        'The first jar brewed with the new rice, opened together with the last jar of the old. The same recipe and the same hands, and yet nobody mixed them up. For adults only.',
      descriptionKr:
        '햅쌀로 빚은 첫 항아리를 묵은쌀로 빚은 마지막 항아리와 나란히 열었습니다. 같은 방법, 같은 손으로 빚었는데도 둘을 헷갈린 분은 없었습니다. 성인만 모신 자리였습니다.',
      includes: ['A bowl from the first jar of new rice', 'A bowl from the last jar of the old'],
      includesKr: ['햅쌀로 빚은 첫 항아리 한 사발', '묵은쌀로 빚은 마지막 항아리 한 사발'],
      ...BREWING,
      image: 'events/new-rice.webp',
      dateTime: nthWeekday(now, -5, FRIDAY, 19),
      duration: 90,
      capacity: 12,
      price: 48000,
      ...SEOCHON,
      type: 'tasting',
      tags: ['makgeolli', 'rice', 'seasonal'],
      isActive: true,
      ...ALWAYS_VISIBLE,
      createdAt: daysBefore(now, 80, 10),
    },
    {
      id: EVENT_IDS.morningBarista,
      title: 'The Morning Barista',
      titleKr: '아침 바리스타 교실',
      description:
        'For one Saturday morning the whole bar belonged to six people: dialling in the grinder, tasting shots that ran too fast and too slow, and then the one that did not. Toast was served.',
      descriptionKr:
        '토요일 아침, 바를 통째로 여섯 분께 내어 드렸습니다. 그라인더를 맞추고, 너무 빠른 샷과 너무 느린 샷을 맛본 다음, 마침내 알맞은 한 잔을 만났습니다. 토스트도 구워 드렸습니다.',
      includes: ['Espresso to practise with', 'Toast'],
      includesKr: ['연습용 에스프레소', '토스트'],
      ...COFFEE,
      image: 'events/morning-barista.webp',
      dateTime: nthWeekday(now, -8, SATURDAY, 10),
      duration: 90,
      capacity: 6,
      price: 40000,
      ...SEONGSU,
      type: 'class',
      tags: ['coffee', 'espresso', 'beginner'],
      isActive: true,
      ...ALWAYS_VISIBLE,
      createdAt: daysBefore(now, 95, 10),
    },
  ];
}
