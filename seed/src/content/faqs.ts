import type { Faq } from '@app/domain/faq/faq-schema.ts';

/** `category` is a translation key; `categoryKr` is what the page shows in Korean. Questions about alcohol have the category `makgeolli`. */
export const FAQS: readonly Faq[] = [
  {
    id: '6355199b-afdb-433c-a8f8-8825205a3396',
    question: 'When are the beans roasted?',
    questionKr: '원두는 언제 볶나요?',
    answer:
      'On Tuesdays and Fridays, in small batches. Every roast rests three days before we sell it, and its date is written on the bag. Most of our coffees taste best between day 5 and day 30.',
    answerKr:
      '매주 화요일과 금요일에 조금씩 나누어 볶습니다. 사흘을 쉬게 한 뒤에 보내 드리고, 볶은 날짜는 봉투에 적어 둡니다. 대개 닷새째부터 한 달 사이에 맛이 가장 좋습니다.',
    category: 'coffee',
    categoryKr: '커피',
    order: 10,
    isActive: true,
  },
  {
    id: '019524b2-7304-4745-adf8-ac3cec1aaf47',
    question: 'Will you grind the coffee for me?',
    questionKr: '원두를 갈아서 받을 수 있나요?',
    answer:
      'Yes. Choose how you brew (pour-over, moka pot, French press or espresso) when you order, and we set the grinder for it. Whole beans keep longer, so if you have a grinder, use it.',
    answerKr:
      '네. 주문하실 때 핸드드립, 모카포트, 프렌치프레스, 에스프레소 가운데 하나를 고르시면 그에 맞추어 갈아 드립니다. 다만 갈지 않은 원두가 더 오래가니, 그라인더가 있으시다면 드시기 직전에 갈아 드시기를 권합니다.',
    category: 'coffee',
    categoryKr: '커피',
    order: 20,
    isActive: true,
  },
  {
    id: '7200a792-4a9b-4018-9247-6140e14956d2',
    question: 'How should I keep the bag?',
    questionKr: '원두는 어떻게 보관하면 좋은가요?',
    answer:
      'Closed, in a cupboard, away from the stove and the window. If you will not finish it within a month, freeze what is left in small portions and grind it straight from the freezer.',
    answerKr:
      '봉투를 잘 닫아 가스레인지와 창가에서 먼 찬장에 두세요. 한 달 안에 다 드시기 어렵다면 조금씩 나누어 얼려 두었다가, 언 채로 바로 갈아 쓰시면 됩니다.',
    category: 'coffee',
    categoryKr: '커피',
    order: 30,
    isActive: true,
  },
  {
    id: 'b6c4fefa-32d5-4d32-941d-02dbab390020',
    question: 'Can I buy makgeolli on this site?',
    questionKr: '막걸리도 온라인으로 살 수 있나요?',
    answer:
      'Not yet. Makgeolli is sold in our stores, to adults with identification. The site shows what we have at the moment; write to us and we will set a bottle aside.',
    answerKr:
      '아직은 어렵습니다. 막걸리는 매장에서 신분증을 확인한 뒤 성인 고객께만 판매합니다. 사이트에서는 지금 어떤 술이 있는지 보실 수 있고, 미리 연락 주시면 한 병 맡아 두겠습니다.',
    category: 'makgeolli',
    categoryKr: '막걸리',
    order: 40,
    isActive: true,
  },
  {
    id: '44f92365-310c-4438-a868-bfecf0b3dfd5',
    question: 'How long does a bottle of makgeolli keep?',
    questionKr: '막걸리는 얼마나 두고 마실 수 있나요?',
    answer:
      'Ours are not heated, so they go on fermenting slowly. Keep them upright in the refrigerator: light ones for about thirty days, the thrice-brewed for ninety. Sweetness turns to acidity as time passes; the date on the neck tells you where you are.',
    answerKr:
      '저희 술은 열처리를 하지 않아 병 안에서도 천천히 익습니다. 냉장고에 세워서 보관해 주세요. 가벼운 술은 한 달쯤, 삼양주는 석 달쯤 두실 수 있습니다. 시간이 지날수록 단맛은 줄고 산미가 올라오니, 병목에 적힌 날짜를 살펴 주세요.',
    category: 'makgeolli',
    categoryKr: '막걸리',
    order: 50,
    isActive: true,
  },
  {
    id: '1c5c509c-3401-480e-9ae6-0a7901176c2b',
    question: 'Should I shake the bottle?',
    questionKr: '막걸리는 흔들어서 따라야 하나요?',
    answer:
      'Tilt it slowly two or three times instead, so the lees come up and the gas stays down. You may also pour the clear part first and the cloudy part after; they are two different drinks.',
    answerKr:
      '흔들기보다 병을 두세 번 천천히 기울여 주세요. 앙금은 올라오고 가스는 넘치지 않습니다. 맑은 윗술을 먼저 따르고 나머지를 섞어 드셔도 좋습니다. 서로 다른 술처럼 느껴집니다.',
    category: 'makgeolli',
    categoryKr: '막걸리',
    order: 60,
    isActive: true,
  },
  {
    id: '189d9ad4-cdb5-4c49-9b56-5371d41a87c6',
    question: 'Can I change or cancel a booking?',
    questionKr: '예약을 바꾸거나 취소할 수 있나요?',
    answer:
      'Yes, with the link in your booking email. If you cancel at least 3 days before the event, we refund the full price. After that you may move to another date or pass your booking on to someone else; if you would rather have a refund, we follow the Consumer Dispute Resolution Standards.',
    answerKr:
      '예약 메일의 링크에서 바꾸거나 취소하실 수 있습니다. 체험일 3일 전까지 취소하시면 참가비 전액을 돌려드립니다. 그 뒤에는 다른 날짜로 옮기거나 다른 분께 양도하실 수 있으며, 환불을 원하시면 「소비자분쟁해결기준」에 따라 돌려드립니다.',
    category: 'experiences',
    categoryKr: '체험',
    order: 70,
    isActive: true,
  },
  {
    id: '5eb3501f-9b05-41d3-8f1a-2e621e848d07',
    question: 'Are the experiences held in English?',
    questionKr: '체험은 영어로도 진행하나요?',
    answer:
      'Most are in Korean with someone at the table who speaks English. If everyone in your group prefers English, tell us when you book and we will plan for it.',
    answerKr:
      '대부분 한국어로 진행하고, 영어를 하는 직원이 함께합니다. 일행 모두 영어가 편하시다면 예약하실 때 알려 주세요. 그에 맞추어 준비하겠습니다.',
    category: 'experiences',
    categoryKr: '체험',
    order: 80,
    isActive: true,
  },
  {
    id: 'c36a47f3-5d0e-4c4b-9a38-1f0f6c7f2b9d',
    question: 'I am visiting from abroad. How do I book, pay and find you?',
    questionKr: '외국에서 온 손님도 예약하고 결제할 수 있나요?',
    answer:
      'Book in English on this site; “Getting here and paying” on this page says how you pay for an experience. Our stores take cards issued abroad (sample). Each store and each event links to Google Maps. From Seoul Station, both of our Seoul stores are less than 40 minutes away by subway; Jeonju and Gangneung are about two hours by KTX.',
    answerKr:
      '이 사이트의 영어 페이지에서 예약하실 수 있고, 체험을 결제하는 방법은 이 페이지의 ‘오시는 길과 결제’에 적어 두었습니다. 매장에서는 해외에서 발급한 카드도 받습니다(예시). 매장과 체험마다 지도 링크가 있습니다. 서울 매장은 두 곳 모두 서울역에서 지하철로 40분 안에 오실 수 있고, 전주와 강릉은 KTX로 두 시간쯤 걸립니다.',
    category: 'experiences',
    categoryKr: '체험',
    order: 85,
    isActive: true,
  },
  {
    id: 'fab4a1be-63cb-4985-a5cf-33a601a63b72',
    question: 'Can you cater for an office event or a wedding?',
    questionKr: '회사 행사나 결혼식에도 와 주시나요?',
    answer:
      'With a month’s notice we bring a pour-over bar for up to eighty guests anywhere in greater Seoul. Tell us the day, the place and the number of guests, and we will answer within a day.',
    answerKr:
      '한 달 전에 말씀해 주시면 수도권 어디든 여든 분까지 핸드드립 바를 차려 드립니다. 날짜와 장소, 인원을 알려 주시면 하루 안에 답을 드리겠습니다.',
    category: 'experiences',
    categoryKr: '체험',
    order: 87,
    isActive: true,
  },
  {
    id: '58b98e46-875f-4b99-89af-524efbd4db3e',
    question: 'How long does delivery take?',
    questionKr: '배송은 얼마나 걸리나요?',
    answer:
      'Orders placed before noon leave the same day, Tuesday to Friday, and arrive in one or two days; allow one more day for Jeju and the other islands. Delivery is free on orders of ₩50,000 or more.',
    answerKr:
      '화요일부터 금요일까지, 낮 12시 이전에 주문하시면 그날 보내 드립니다. 보통 하루 이틀이면 도착하고, 제주와 도서 지역은 하루가 더 걸립니다. 5만 원부터는 배송비가 없습니다.',
    category: 'orders',
    categoryKr: '주문과 배송',
    order: 90,
    isActive: true,
  },
  {
    id: '375a1c59-da2b-4daa-94bd-0c8438059243',
    question: 'May I bring my dog?',
    questionKr: '반려견과 함께 가도 되나요?',
    answer:
      'In the courtyard of the Seochon store, yes, and there is always a bowl of water by the wall. Inside, and in the other stores, only assistance dogs.',
    answerKr:
      '서촌 매장 마당에서는 함께 계실 수 있고, 담 밑에 늘 물그릇을 놓아 둡니다. 실내와 다른 매장은 안내견 등 장애인 보조견만 들어올 수 있습니다.',
    category: 'stores',
    categoryKr: '매장',
    order: 100,
    isActive: true,
  },
];
