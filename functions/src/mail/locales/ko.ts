import { BOOKING_NOTICES } from '@app/domain/notices/ko/booking.ts';
import { BOOKING_LINKS } from '@app/domain/notices/ko/booking-links.ts';
import { ORDER_NOTICES } from '@app/domain/notices/ko/order.ts';
import { OWNER_NOTICE_KINDS } from '@app/domain/notices/ko/owner-notice.ts';
import { PRIVACY_NOTICE } from '@app/domain/notices/ko/privacy.ts';
import { REFUND_NOTICES } from '@app/domain/notices/ko/refund.ts';

/** Texts of all automatic mails, and of the pages that they link to, by namespace. */
export default {
  general: {
    greeting: '안녕하세요.',
    /** The name in a preview that is for no guest in particular. */
    inventedGuest: '홍길동',
    greetingNamed: '{{name}} 님, 안녕하세요.',
    sender: { representative: '대표', phone: '전화', email: '이메일', businessNumber: '사업자등록번호' },
  },
  booking: {
    notices: { ...BOOKING_NOTICES, ...REFUND_NOTICES },
    news: {
      received: {
        subject: '예약 신청을 받았습니다: {{title}}',
        paragraphs: [
          '‘{{title}}’ 예약 신청을 잘 받았습니다. 자리는 지금부터 맡아 두겠습니다.',
          '아직 확정된 예약은 아닙니다. 저희가 확인한 뒤 확정 여부를 이메일로 다시 알려 드립니다.',
        ],
        unpaidParagraphs: [
          '‘{{title}}’ 예약 신청을 잘 받았습니다. 자리는 지금부터 맡아 두겠습니다.',
          '{{until}}(한국 시간)까지 아래 링크에서 {{won}}을 결제하시면 바로 확정됩니다. 그때까지 결제되지 않으면 예약은 취소됩니다.',
        ],
        verifyWithin_other:
          '이 메일을 보낸 때부터 {{count}}시간 안에 아래 링크를 열지 않으시면 예약 신청은 취소됩니다.',
        next: [
          '아래 링크를 한 번 열어 주시면 이메일 주소가 확인됩니다. 그곳에서 예약을 확인하고 인원을 바꾸거나 취소하실 수 있습니다. 그 밖의 일은 이 메일에 답장해 주세요.',
          '첨부한 파일을 열면 일정을 캘린더에 넣을 수 있습니다.',
        ],
      },
      confirmed: {
        subject: '예약이 확정되었습니다: {{title}}',
        paragraphs: ['‘{{title}}’ 예약이 확정되었습니다. 그날 뵙겠습니다.'],
        next: [
          '사정이 생겨 오지 못하게 되시면 아래 링크에서 취소해 주세요. 기다리는 다른 분께 자리를 드릴 수 있습니다.',
          '첨부한 파일을 열면 캘린더의 일정이 확정으로 바뀝니다.',
        ],
      },
      cancelled: {
        subject: '예약이 취소되었습니다: {{title}}',
        paragraphs: ['‘{{title}}’ 예약이 취소되어 알려 드립니다. 맡아 두었던 자리는 다시 열렸습니다.'],
        next: [
          '궁금한 점이 있거나 다른 날짜를 찾고 계시면 이 메일에 답장해 주세요.',
          '첨부한 파일을 열면 캘린더에서 일정이 지워집니다.',
        ],
      },
      expired: {
        subject: '결제되지 않아 예약이 취소되었습니다: {{title}}',
        paragraphs: [
          '결제 기한까지 참가비가 모두 결제되지 않아 ‘{{title}}’ 예약이 취소되었습니다. 맡아 두었던 자리는 다시 열렸습니다.',
        ],
        next: [
          '참가를 원하시면 다시 예약해 주세요. 결제하셨는데 이 메일에 환불 안내가 없으면 답장해 알려 주세요.',
          '첨부한 파일을 열면 캘린더에서 일정이 지워집니다.',
        ],
      },
      unverified: {
        subject: '메일을 확인하지 못해 예약 신청이 취소되었습니다: {{title}}',
        paragraphs: [
          '예약 링크가 열리지 않아 이메일 주소를 확인하지 못했습니다. 그래서 ‘{{title}}’ 예약 신청을 취소하고 자리를 다시 열었습니다.',
        ],
        next: [
          '참가를 원하시면 다시 예약하신 뒤 메일의 링크를 열어 주세요.',
          '첨부한 파일을 열면 캘린더에서 일정이 지워집니다.',
        ],
      },
      calledOff: {
        subject: '체험을 열지 못하게 되었습니다: {{title}}',
        paragraphs: [
          '기다려 주신 ‘{{title}}’ 체험을 열지 못하게 되었습니다. 시간을 비워 두셨을 텐데 정말 죄송합니다.',
          '예약은 취소되었으며, 온라인으로 결제하신 참가비는 전액 돌려드립니다. 따로 하실 일은 없습니다.',
        ],
        next: [
          '다른 날짜가 궁금하시면 이 메일에 답장해 주세요.',
          '첨부한 파일을 열면 캘린더에서 일정이 지워집니다.',
        ],
      },
      eventChanged: {
        subject: '예약하신 체험의 내용이 바뀌었습니다: {{title}}',
        paragraphs: [
          '예약해 주신 ‘{{title}}’ 체험의 내용이 저희 사정으로 바뀌었습니다. 예약은 그대로 유지되며, 바뀐 내용은 아래와 같습니다.',
        ],
        next: [
          '바뀐 내용이 맞지 않으시면 이 메일에 답장해 주세요. 다른 날짜를 찾아 드리거나 결제하신 금액을 전액 돌려드리겠습니다.',
          '첨부한 파일을 열면 캘린더의 일정이 새 내용으로 바뀝니다.',
        ],
      },
      link: {
        subject: '예약 페이지의 새 링크입니다: {{title}}',
        paragraphs: [
          '요청하신 ‘{{title}}’ 예약 페이지의 새 링크를 보내 드립니다. 예전에 보내 드린 링크는 이제 열리지 않습니다.',
        ],
        next: ['링크를 요청하지 않으셨다면 이 메일은 지우셔도 됩니다. 예약은 그대로입니다.'],
      },
      linkAgain: {
        subject: '예약 페이지 링크입니다: {{title}}',
        paragraphs: ['요청하신 ‘{{title}}’ 예약 페이지의 링크를 다시 보내 드립니다.'],
        next: ['링크를 요청하지 않으셨다면 이 메일은 지우셔도 됩니다. 예약은 그대로입니다.'],
      },
      reminder: {
        subject: '내일 뵙겠습니다: {{title}}',
        paragraphs: [
          '예약하신 ‘{{title}}’ 체험이 바로 내일입니다. 오시는 길에 불편이 없도록 일시와 장소를 다시 알려 드립니다.',
        ],
        next: [
          '오지 못하게 되셨다면 아래 링크에서 취소해 주세요. 기다리는 다른 분께 자리를 드릴 수 있습니다.',
          '첨부한 파일을 열면 캘린더의 일정이 지금 내용으로 바뀝니다.',
        ],
      },
      changeLapsed: {
        subject: '변경이 결제되지 않아 예약이 그대로 유지됩니다: {{title}}',
        paragraphs: [
          '‘{{title}}’ 예약의 변경이 결제 기한까지 결제되지 않아 적용되지 않았습니다. 예약은 아래와 같이 그대로 유지됩니다.',
        ],
        next: [
          '그래도 변경을 원하시면 아래 링크에서 다시 선택해 주세요.',
          '이 변경에 대한 결제가 지금 들어오면 자동으로 환불됩니다.',
        ],
      },
      changeImpossible: {
        subject: '고르신 날짜에 체험을 열지 못하게 되어 예약이 그대로 유지됩니다: {{title}}',
        paragraphs: [
          '‘{{title}}’ 예약을 옮기려고 고르신 날짜에 체험을 열지 못하게 되었습니다. 예약은 아래와 같이 그대로 유지됩니다.',
        ],
        next: [
          '다른 날짜로 옮기고 싶으시면 아래 링크에서 골라 주세요.',
          '이 변경에 대한 결제가 지금 들어오면 자동으로 환불됩니다.',
        ],
      },
      changed: {
        subject: '예약 내용이 변경되었습니다: {{title}}',
        paragraphs: ['‘{{title}}’ 예약 내용이 변경되었습니다. 바뀐 내용은 아래와 같습니다.'],
        next: [
          '요청하신 내용과 다르다면 이 메일에 답장해 주세요.',
          '첨부한 파일을 열면 캘린더의 일정이 새 내용으로 바뀝니다.',
        ],
      },
    },
    corrected:
      '예약의 이메일 주소를 이 주소로 바로잡았습니다. 앞으로 예약에 관한 메일은 이곳으로 보내 드리며, 이전 메일의 링크는 더 이상 열리지 않습니다.',
    manage: '예약 확인·변경',
    payOrManage: '결제하기·예약 확인',
    reason: '사유',
    reference: '예약 번호',
    event: '체험',
    time: '일시',
    inSeoul: '{{time}} (한국 시간)',
    duration: '소요 시간',
    place: '장소',
    address: '주소',
    map: '지도',
    openMap: '카카오맵에서 보기',
    participants: '참가 인원',
    people_other: '{{count}}명',
    changedFrom: '{{now}} (예약하실 때: {{before}})',
    changes: '예약하신 뒤에 바뀐 내용이 있으니 꼭 확인해 주세요: {{labels}}',
    host: '진행',
    includes: '포함 사항',
    pricePerPerson: '1인 참가비',
    seatsAt_other: '{{won}} × {{count}}명',
    total: '참가비 합계',
    payment: '결제',
    dueAtEvent: '당일 현장에서 {{won}}을 내시면 됩니다.',
    free: '무료',
    refund: '취소와 환불',
    refunding: '{{won}}을 환불합니다. 카드사에 따라 며칠 걸릴 수 있습니다.',
    refundRule_other: `${REFUND_NOTICES.refund_other} 그 뒤에는 다른 날짜로 옮기거나 다른 분께 양도하실 수 있으며, 환불을 원하시면 「소비자분쟁해결기준」에 따라 돌려드립니다.`,
    refundUntil:
      '{{until}}까지 취소하시면 참가비 전액을 돌려드립니다. 그 뒤에는 다른 날짜로 옮기거나 다른 분께 양도하실 수 있으며, 환불을 원하시면 「소비자분쟁해결기준」에 따라 돌려드립니다.',
    refundOver:
      '전액 환불 기한이 지났습니다. 다른 분께 양도하실 수 있으며, 환불을 원하시면 「소비자분쟁해결기준」에 따라 돌려드립니다.',
  },
  formerAddress: {
    booking: {
      subject: '앞으로 이 주소로는 예약 메일을 보내지 않습니다',
      paragraphs: [
        '예약의 이메일 주소를 다른 주소로 바로잡았습니다. 그 예약에 관한 메일을 앞으로 이 주소로는 보내지 않으며, 이전 메일의 링크는 더 이상 열리지 않습니다.',
      ],
      next: ['따로 하실 일은 없습니다. 주소를 바꾸신 적이 없다면 이 메일에 답장해 알려 주세요.'],
    },
    waitlist: {
      subject: '앞으로 이 주소로는 대기 명단 메일을 보내지 않습니다',
      paragraphs: [
        '대기 신청의 이메일 주소를 다른 주소로 바로잡았습니다. 그 대기에 관한 메일을 앞으로 이 주소로는 보내지 않으며, 이전 메일의 링크는 더 이상 열리지 않습니다.',
      ],
      next: ['따로 하실 일은 없습니다. 주소를 바꾸신 적이 없다면 이 메일에 답장해 알려 주세요.'],
    },
    order: {
      subject: '앞으로 이 주소로는 주문 메일을 보내지 않습니다',
      paragraphs: [
        '주문의 이메일 주소를 다른 주소로 바로잡았습니다. 그 주문에 관한 메일을 앞으로 이 주소로는 보내지 않으며, 이전 메일의 링크는 더 이상 열리지 않습니다.',
      ],
      next: ['따로 하실 일은 없습니다. 주소를 바꾸신 적이 없다면 이 메일에 답장해 알려 주세요.'],
    },
  },
  thanks: {
    subject: '함께해 주셔서 고맙습니다: {{title}}',
    paragraphs: ['‘{{title}}’에 와 주셔서 고맙습니다. 함께한 시간이 즐거우셨기를 바랍니다.'],
    stories: ['그날과 이어지는 이야기 ‘{{item}}’도 읽어 보세요.'],
    products: ['그날의 맛이 생각나실 때를 위해 ‘{{item}}’도 함께 알려 드립니다.'],
    next: [
      '좋았던 점이나 아쉬웠던 점이 있으면 이 메일에 답장해 주세요. 모두 읽고 다음 체험에 반영하겠습니다.',
    ],
    open: '{{item}} 보기',
  },
  waitlist: {
    news: {
      joined: {
        subject: '대기 명단에 올랐습니다: {{title}}',
        paragraphs: [
          '‘{{title}}’ 대기 명단에 이름을 올렸습니다. 자리가 나면 신청하신 순서대로 이메일을 보내 드립니다.',
          '빈자리가 일행 수보다 적으면 순서가 뒤라도 인원이 더 적은 팀에 먼저 안내할 수 있습니다. 세 번까지만 그렇게 하고, 그 뒤로는 일행 모두의 자리가 날 때까지 빈자리를 비워 둡니다.',
        ],
        next: ['아래 링크에서 순서를 확인하고, 언제든지 대기를 취소하실 수 있습니다.'],
      },
      link: {
        subject: '이미 대기 명단에 올라 있습니다: {{title}}',
        paragraphs: [
          '이 이메일 주소로는 ‘{{title}}’ 대기 명단에 이미 올라 있습니다. 순서와 신청 내용은 처음 그대로입니다.',
        ],
        next: [
          '아래 링크에서 지금 상태를 확인하실 수 있습니다. 인원을 바꾸고 싶으시면 이 메일에 답장해 주세요.',
          '직접 신청하신 일이 아니라면 이 메일은 지우셔도 됩니다.',
        ],
      },
      offered: {
        subject: '자리가 났습니다: {{title}}',
        paragraphs: [
          '‘{{title}}’에 자리가 나서 {{seats}}를 맡아 두었습니다.',
          '{{until}}(한국 시간)까지 아래 링크에서 예약하실 수 있습니다. 그때까지 답이 없으면 다음 분께 안내합니다.',
        ],
        next: ['오지 못하게 되셨다면 같은 곳에서 사양해 주세요. 다음 분께 바로 안내해 드립니다.'],
      },
      eventChanged: {
        subject: '기다리시는 체험의 내용이 바뀌었습니다: {{title}}',
        paragraphs: ['‘{{title}}’ 체험의 내용이 바뀌어 아래에 알려 드립니다. 대기 순서는 그대로입니다.'],
        next: ['바뀐 내용이 맞지 않으시면 아래 링크에서 언제든지 대기를 취소하실 수 있습니다.'],
      },
      lapsed: {
        subject: '예약하실 수 있는 시간이 지났습니다: {{title}}',
        paragraphs: ['답을 받지 못해 ‘{{title}}’의 자리를 다음 분께 안내했습니다. 대기도 끝났습니다.'],
        next: ['참가를 원하시면 대기를 다시 신청해 주세요.'],
      },
      left: {
        subject: '대기를 취소하셨습니다: {{title}}',
        paragraphs: ['요청하신 대로 ‘{{title}}’ 대기 명단에서 이름을 지웠습니다.'],
        next: ['직접 하신 일이 아니라면 이 메일에 답장해 주세요.'],
      },
      removed: {
        subject: '대기가 취소되었습니다: {{title}}',
        paragraphs: ['‘{{title}}’ 대기 명단에서 이름을 지웠음을 알려 드립니다.'],
        next: ['궁금한 점이 있으시면 이 메일에 답장해 주세요.'],
      },
      closed: {
        subject: '대기가 끝났습니다: {{title}}',
        paragraphs: [
          '아쉽게도 ‘{{title}}’에 안내해 드릴 자리가 나지 않아 대기를 마칩니다. 기다려 주셔서 고맙습니다.',
        ],
        next: ['다른 날짜의 체험도 준비되어 있으니 홈페이지에서 살펴봐 주세요.'],
      },
      calledOff: {
        subject: '체험을 열지 못하게 되었습니다: {{title}}',
        paragraphs: [
          '기다려 주셨는데 죄송합니다. ‘{{title}}’ 체험을 열지 못하게 되어 대기도 함께 마칩니다. 따로 하실 일은 없습니다.',
        ],
        next: ['다른 날짜의 체험도 준비되어 있으니 홈페이지에서 살펴봐 주세요.'],
      },
    },
    corrected:
      '대기 신청의 이메일 주소를 이 주소로 바로잡았습니다. 순서는 그대로이며, 앞으로 안내 메일은 이곳으로 보내 드립니다. 이전 메일의 링크는 더 이상 열리지 않습니다.',
    open: '순서 확인·대기 취소',
    answer: '예약하기·사양하기',
    party: '인원',
    changedFrom: '{{now}} (대기 신청하실 때: {{before}})',
    totalOf: '{{seats}} {{won}}',
    orFewer_other: '{{count}}명 (더 적어도 괜찮음)',
    seats_other: '{{count}}자리',
  },
  order: {
    refunding: '{{won}}을 환불합니다. 따로 하실 일은 없으며, 환불이 끝나면 다시 알려 드립니다.',
    returnRefunds: ORDER_NOTICES.returns.refunds,
    cashReceipt: '현금영수증이 필요하시면 주문 내역에서 발급받으실 번호를 알려 주세요.',
    news: {
      paid: {
        subject: '결제가 완료되었습니다',
        paragraphs: ['주문해 주셔서 고맙습니다. {{won}} 결제를 확인했습니다.'],
        next: ['진행 상황은 아래 링크에서 언제든 보실 수 있습니다.'],
      },
      surplusPaid: {
        subject: '결제하신 금액을 돌려드립니다',
        paragraphs: [
          '{{won}} 결제를 확인했지만, 이미 결제되었거나 취소된 주문, 또는 결제 기한이 지난 주문이라 받을 수 없었습니다. 전액 환불하겠습니다.',
        ],
        next: ['따로 하실 일은 없습니다. 환불이 끝나면 다시 알려 드립니다.'],
      },
      sent: {
        subject: '주문하신 제품을 보내 드렸습니다',
        paragraphs: ['주문하신 제품을 택배로 보냈습니다.'],
        next: ['받으신 제품에 문제가 있으면 이 메일에 답장해 주세요.'],
      },
      shipmentCorrected: {
        subject: '배송 조회 정보를 바로잡았습니다',
        paragraphs: [
          '앞서 알려 드린 배송 조회 정보가 잘못되어 바로잡았습니다. 번거롭게 해 드려 죄송합니다. 아래의 택배사와 운송장 번호로 조회해 주세요.',
        ],
        next: ['받으신 제품에 문제가 있으면 이 메일에 답장해 주세요.'],
      },
      emailCorrected: {
        subject: '주문의 이메일 주소를 바로잡았습니다',
        paragraphs: [
          '주문의 이메일 주소를 이 주소로 바로잡았습니다. 앞으로 주문에 관한 메일은 이곳으로 보내 드리며, 이전 메일의 링크는 더 이상 열리지 않습니다.',
        ],
        next: ['주문 내용과 진행 상황은 아래 링크에서 언제든 보실 수 있습니다.'],
      },
      expired: {
        subject: '결제되지 않은 주문이 취소되었습니다',
        paragraphs: ['결제 기한이 지나도록 결제가 확인되지 않아 주문이 취소되었습니다.'],
        next: ['여전히 원하시면 다시 주문해 주세요. 이미 결제하셨다면 이 메일에 답장해 알려 주세요.'],
      },
      cancelled: {
        subject: '주문이 취소되었습니다',
        paragraphs: ['결제하지 않으신 주문이 취소되었습니다.'],
        next: ['궁금한 점이 있으면 이 메일에 답장해 주세요.'],
      },
      cancelledByBuyer: {
        subject: '주문을 취소하셨습니다',
        paragraphs: ['요청하신 대로 주문을 취소했습니다.'],
        next: ['취소하신 적이 없다면 이 메일에 답장해 알려 주세요.'],
      },
      returnRequested: {
        subject: '반품 신청을 받았습니다',
        paragraphs: [
          '반품 신청을 받았습니다. 제품을 보내실 방법을 곧 안내해 드릴 테니, 그때까지 받으신 그대로 보관해 주세요.',
        ],
        next: ['더 알려 주실 내용이 있거나 신청하신 적이 없다면 이 메일에 답장해 주세요.'],
      },
      returnDeclined: {
        subject: '반품을 받아 드리지 못합니다',
        paragraphs: ['신청하신 반품을 확인했지만, 죄송하게도 다음과 같은 이유로 받아 드리지 못합니다.'],
        next: ['궁금하거나 다르게 생각하시는 점이 있으면 이 메일에 답장해 주세요.'],
      },
      refunded: {
        subject: '환불해 드렸습니다',
        paragraphs: ['{{won}} 환불을 마쳤습니다. 카드사에 따라 며칠 뒤에 확인하실 수 있습니다.'],
        next: ['궁금한 점이 있으면 이 메일에 답장해 주세요.'],
      },
    },
    number: '주문 번호',
    item: '{{title}} × {{quantity}}',
    grinds: {
      wholeBean: '갈지 않은 원두',
      espresso: '에스프레소',
      mokaPot: '모카포트',
      handDrip: '핸드드립',
      frenchPress: '프렌치프레스',
    },
    delivery: '배송비',
    total: '합계',
    refunded: '지금까지 환불한 금액',
    carrier: '택배사',
    trackingNo: '운송장 번호',
    correctedFrom: '바로잡기 전',
    open: '주문 보기',
  },
  contact: {
    inquiryTypes: {
      general: '일반 문의',
      event: '체험·모임',
      collaboration: '협업 제안',
      store: '매장 이용',
      media: '취재·촬영',
    },
    subject: '문의를 받았습니다',
    paragraphs: ['문의를 남겨 주셔서 고맙습니다. 보통 24시간 안에 답장드립니다.'],
    inquiry: '문의 유형',
    next: [
      '더 하실 말씀이 있으면 이 메일에 답장해 주세요.',
      '문의하신 적이 없다면 누군가 주소를 잘못 적은 것이니, 이 메일은 무시하셔도 됩니다.',
    ],
    reply: {
      subject: '문의하신 내용({{inquiry}})에 답장드립니다',
      quoted: '남겨 주신 문의:',
      answer: '더 궁금한 점이 있으면 이 메일에 답장해 주세요.',
    },
  },
  personalData: {
    mail: {
      subject: '보관 중인 개인정보를 확인하는 링크입니다',
      paragraphs: [
        '이 이메일 주소로 보관 중인 개인정보를 확인하는 링크를 보내 드립니다. 열람하신 뒤 파일로 받거나 삭제하실 수 있습니다.',
      ],
      open: '내 개인정보 보기',
      next: [
        '링크는 {{days}}일 동안 열립니다.',
        '요청하신 적이 없다면 이 메일은 지우셔도 됩니다. 링크를 열지 않으면 아무것도 바뀌지 않습니다.',
      ],
    },
    records: {
      bookings: '예약',
      waitlistEntries: '대기 신청',
      orders: '주문',
      contacts: '문의',
      restockRequests: '재입고 알림 신청',
      newsletterSubscriptions: '소식지 구독',
      guestNotes: '응대 메모',
      mail: '보내 드린 이메일',
    },
    count_other: '{{count}}건',
    stored: {
      title: '보관 중인 개인정보',
      text: '이 이메일 주소와 함께 보관 중인 기록입니다.',
      none: '이 이메일 주소로 보관 중인 기록이 없습니다.',
      download: '모든 내용을 파일(JSON)로 받기',
      erasure:
        '삭제하면 되살릴 수 없습니다. 대기 중인 신청은 취소되고 소식지 구독도 끝납니다. 다가오는 체험의 예약은 그 체험이 끝나거나 예약을 취소하신 뒤에 삭제하되, 요청 사항에 적어 주신 내용은 바로 삭제합니다. 결제가 이루어진 예약과 주문의 기록은 법이 정한 5년 동안 보관합니다.',
      erase: '개인정보 삭제하기',
    },
    erased: {
      title: '삭제 요청을 처리했습니다',
      now_other: '기록 {{count}}건을 바로 삭제했습니다.',
      later_other:
        '아직 끝나지 않은 예약이나 주문 {{count}}건은 끝나는 대로 삭제합니다. 예약을 먼저 취소하시면 그날 밤에 삭제합니다.',
      requests: '남아 있는 예약에서 요청 사항에 적어 주신 내용을 삭제했습니다.',
      kept_other:
        '결제가 이루어진 예약과 주문의 기록 {{count}}건(이름, 연락처, 계약 내용, 결제 내역)은 「전자상거래 등에서의 소비자보호에 관한 법률」에 따라 5년 동안 보관한 뒤 자동으로 삭제합니다.',
    },
  },
  /** The notice to the brand exists only in Korean. */
  owner: {
    counted: '{{kind}} {{count}}건',
    kinds: OWNER_NOTICE_KINDS,
    paragraph: '사이트의 새 소식을 알려 드립니다.',
    people_other: '{{count}}명',
    statuses: { pending: '확인 대기', confirmed: '확정', cancelled: '취소됨' },
    accepted: '제안을 받아 예약함',
    lapsed: '기한까지 답이 없음',
    gone: '그 사이에 삭제되었거나 해결되었습니다',
    open: '관리 화면 열기',
    settings: '어떤 소식을 언제 받을지는 관리 화면의 ‘메일’에서 정할 수 있습니다.',
  },
  newsletter: {
    greeting: '안녕하세요.',
    unsubscribe: '수신 거부',
    consent: '{{date}}에 광고성 정보를 이메일로 받는 데 동의하셨습니다.',
    confirmation: {
      subject: '소식지 구독을 확정해 주세요',
      paragraphs: [
        '{{brand}} 소식지 구독을 신청해 주셔서 고맙습니다.',
        '아래 링크를 열어 구독을 확정해 주세요. 확정하셔야 소식지를 보내 드릴 수 있습니다.',
      ],
      confirm: '구독 확정하기',
      next: [
        '{{days}}일 안에 확정하지 않으시면 이 주소는 자동으로 삭제됩니다.',
        '신청하신 적이 없다면 누군가 주소를 잘못 적은 것이니 이 메일은 무시하셔도 됩니다. 확정하지 않으시면 소식지를 보내지 않습니다.',
      ],
    },
    welcome: {
      subject: '{{brand}} 소식을 받아 보시게 되었습니다',
      paragraphs: [
        '{{brand}} 소식지를 구독해 주셔서 고맙습니다.',
        '새로 나온 제품과 다가오는 체험, 그 뒤의 이야기를 이 주소로 보내 드리겠습니다.',
      ],
      free: '동의는 언제든지 무료로 철회하실 수 있으며, {{years}}년마다 수신 의사를 다시 여쭙습니다.',
    },
    renewal: {
      subject: '광고성 정보 수신 동의 확인 안내',
      paragraphs: [
        '{{brand}} 소식지를 받아 보고 계십니다. 정보통신망법에 따라 {{years}}년마다 수신 동의 사실을 알려 드리고 계속 받으실지 여쭙니다.',
      ],
      sender: '보내는 곳',
      consent: '동의하신 내용',
      consentValue: '광고성 정보(소식지)를 이메일로 받음',
      date: '동의하신 날',
      next: [
        '계속 받아 보시려면 따로 하실 일이 없습니다. 동의가 그대로 유지됩니다.',
        '더 받고 싶지 않으시면 아래 링크에서 무료로 수신을 거부해 주세요.',
      ],
    },
  },
  restock: {
    greeting: '안녕하세요.',
    product: '제품',
    price: '가격',
    confirmation: {
      subject: '재입고 알림을 신청하셨나요? {{title}}',
      paragraphs: [
        '‘{{title}}’ 제품이 다시 들어오면 알려 달라는 신청을 받았습니다.',
        '아래 링크를 열어 신청을 확인해 주세요. 확인해 주신 분께만 알려 드립니다.',
      ],
      action: '알림 신청 확인',
      next: [
        '{{days}}일 안에 확인하지 않으시면 이메일 주소를 지웁니다.',
        '신청하신 적이 없다면 누군가 주소를 잘못 적은 것이니 이 메일은 지우셔도 됩니다.',
      ],
    },
    available: {
      subject: '다시 들어왔습니다: {{title}}',
      paragraphs: ['기다리시던 ‘{{title}}’ 제품이 다시 들어왔습니다.'],
      action: '제품 보기',
      next: [
        '조금씩 만들기 때문에 금세 다시 품절될 수 있습니다.',
        '알림은 이 메일 한 번으로 끝납니다. 이메일 주소는 명단에서 지웠습니다.',
      ],
    },
  },
  linkPage: {
    home: '{{brand}} 홈페이지로 가기',
    confirm: {
      title: '소식지 구독 확정',
      text: '{{brand}} 소식지를 받아 보시겠어요? 버튼을 누르면 광고성 정보를 이메일로 받는 데 동의하게 됩니다.',
      button: '구독 확정',
    },
    confirmed: {
      title: '구독이 확정되었습니다',
      text: '고맙습니다. 다음 소식부터 이 주소로 보내 드리겠습니다.',
    },
    confirmInvalid: {
      title: '유효하지 않은 링크입니다',
      text: '이 링크로는 구독을 확정할 수 없습니다. 구독을 신청하고 {{days}}일이 지났거나 이미 구독을 그만두셨다면 홈페이지에서 다시 신청해 주세요. 그렇지 않다면 메일에 있는 링크 전체를 열어 주세요.',
    },
    restockConfirm: {
      title: '재입고 알림 신청',
      text: '이 제품이 다시 들어오면 이메일로 한 번 알려 드릴까요?',
      button: '알림 신청',
    },
    restockConfirmed: {
      title: '알림을 신청하셨습니다',
      text: '다시 들어오면 이메일로 한 번 알려 드리고, 주소는 명단에서 지웁니다.',
    },
    restockInvalid: {
      title: '유효하지 않은 링크입니다',
      text: '신청하고 {{days}}일이 지났거나 이미 알려 드린 제품입니다. 아직 품절이라면 제품 페이지에서 다시 신청해 주세요. 그렇지 않다면 메일에 있는 링크 전체를 열어 주세요.',
    },
    unsubscribe: {
      title: '소식지 수신 거부',
      text: '{{brand}} 소식지를 그만 받으시겠어요?',
      button: '수신 거부',
    },
    unsubscribed: {
      title: '수신 거부가 완료되었습니다',
      text: '더 이상 소식지를 보내지 않겠습니다.',
    },
    invalid: {
      title: '유효하지 않은 링크입니다',
      text: '메일에 있는 링크 전체를 열어 주세요. 그래도 되지 않으면 이메일({{email}})로 알려 주세요.',
    },
    unavailable: {
      title: '잠시 뒤 다시 시도해 주세요',
      text: '지금은 요청을 처리하지 못했습니다. 잠시 뒤 메일에 있는 링크를 다시 열어 주세요.',
    },
  },
  guestBooking: {
    title: {
      pending: '예약을 확인하고 있습니다',
      unpaid: '결제를 기다리고 있습니다',
      confirmed: '확정된 예약입니다',
      over: '지난 체험입니다',
      cancelled: '취소된 예약입니다',
    },
    verify: { text: '이메일 주소가 맞는지 확인해 주세요.', button: '이메일 주소 확인' },
    cancel: {
      title: '예약 취소하기',
      text: '취소하시면 자리가 바로 다른 분께 돌아가며, 되돌릴 수 없습니다.',
      button: '취소하겠습니다',
    },
    change: '다른 내용을 바꾸시려면 자바스크립트를 켜시거나, 전화나 이메일로 알려 주세요.',
    payOrChange:
      '온라인으로 결제하거나 다른 내용을 바꾸시려면 자바스크립트를 켜시거나, 전화나 이메일로 알려 주세요.',
  },
  orderPage: {
    ...ORDER_NOTICES,
    optional: '선택',
    tooLong: '{{max}}자까지 적으실 수 있습니다. 내용을 줄여 주세요.',
    pay: '{{until}}까지 결제하실 수 있습니다. 자바스크립트를 켜신 뒤 결제해 주시거나, 전화나 이메일로 알려 주세요.',
    cashReceipt: '현금영수증을 신청하시려면 자바스크립트를 켜시거나, 전화나 이메일로 알려 주세요.',
    refused: '지금은 하실 수 없는 요청이라 바뀐 것이 없습니다. 아래에서 현재 상태를 확인해 주세요.',
  },
  form: {
    contact: {
      title: '문의 보내기',
      button: '문의 보내기',
      back: '문의 페이지로 돌아가기',
      sent: { title: '고맙습니다! 문의를 보냈습니다.', text: '보통 24시간 안에 이메일로 답장드립니다.' },
    },
    newsletter: {
      title: '소식지 구독',
      button: '구독하기',
      back: '홈으로 돌아가기',
      sent: {
        title: '소식지를 신청해 주셔서 고맙습니다!',
        text: '보내 드린 메일을 열어 구독을 확정해 주세요.',
      },
    },
    booking: {
      title: '체험 예약',
      button: '예약 신청',
      back: '체험 목록으로 돌아가기',
      link: '예약 변경과 취소는 메일로 보내 드리는 링크에서 하실 수 있습니다.',
      payLink: '결제와 예약 변경, 취소는 메일로 보내 드리는 링크에서 하실 수 있습니다.',
      withoutScript:
        '자바스크립트를 켜지 않으셔도 그 링크에서 예약을 확인하고 취소하실 수 있습니다. 온라인 결제나 변경은 전화나 이메일로 알려 주세요.',
      sent: {
        title: '예약되었습니다! 곧 확인 이메일을 보내 드리겠습니다.',
        text: '저희가 확인한 뒤 확정해 드립니다.',
        unpaidText:
          '{{until}}(한국 시간)까지 메일의 링크에서 결제하시면 바로 확정됩니다. 그때까지 결제되지 않으면 예약은 취소됩니다.',
      },
    },
    waitlist: {
      title: '대기 신청',
      button: '대기 신청',
      back: '체험 목록으로 돌아가기',
      link: '자리 예약과 대기 취소는 메일로 보내 드리는 링크에서 하실 수 있습니다.',
      withoutScript:
        '링크로 열리는 페이지는 자바스크립트를 켜야 이용하실 수 있으니, 켜기 어려우시면 전화나 이메일로 알려 주세요.',
      notice:
        '자리가 나면 신청하신 순서대로 이메일을 보내 드리고, 정해진 시간 동안 자리를 맡아 둡니다. 대기는 무료이며 언제든지 취소하실 수 있습니다.',
      sent: {
        title: '대기 명단에 이름을 올렸습니다',
        text: '메일을 보내 드렸습니다. 메일의 링크에서 순서를 확인하거나 대기를 취소하실 수 있습니다.',
      },
    },
    personalData: {
      title: '개인정보 열람과 삭제',
      text: '입력하신 주소로 링크를 보내 드립니다. 그 링크에서 보관 중인 개인정보를 모두 확인하고, 파일로 받거나 삭제하실 수 있습니다.',
      button: '링크 받기',
      back: '홈으로 돌아가기',
      sent: {
        title: '이메일을 확인해 주세요',
        text: '입력하신 주소로 링크를 보내 드렸습니다. 몇 분이 지나도 오지 않으면 스팸함을 확인해 주세요.',
      },
    },
    restock: {
      title: '재입고 알림',
      button: '알림 신청',
      back: '제품 목록으로 돌아가기',
      notice: '이메일 주소는 재입고를 한 번 알려 드리는 데만 쓰고 바로 지웁니다.',
      sent: { title: '메일을 보냈습니다', text: '메일을 열어 알림 신청을 확인해 주세요.' },
    },
    links: {
      title: '예약 링크 다시 받기',
      question: '메일이 오지 않았나요? 예약 링크 다시 받기',
      button: BOOKING_LINKS.submit,
      back: '체험 목록으로 돌아가기',
      notice: BOOKING_LINKS.notice,
      sent: {
        title: '이메일을 확인해 주세요',
        text: BOOKING_LINKS.sent,
      },
    },
    specialRequestsHint: '준비에 꼭 필요한 내용만 적어 주세요. 체험일부터 30일이 지나면 삭제합니다.',
    reference: '예약 번호는 {{reference}}입니다.',
    privacyNotice: PRIVACY_NOTICE,
    privacy: '개인정보처리방침',
    leaveEmpty: '비워 두세요:',
    optional: '선택',
    consent:
      '구독을 신청하면 {{brand}}({{email}})에서 보내는 광고성 정보 메일을 받는 데 동의하게 됩니다. 메일 아래의 링크로 언제든지 무료로 수신을 거부할 수 있습니다.',
    instead:
      '이 양식은 자바스크립트 없이는 보내실 수 없습니다. 전화나 이메일로 알려 주시면 바로 도와드리겠습니다.',
    fields: {
      name: '이름',
      email: '이메일',
      phone: '전화번호',
      numberOfParticipants: '참가 인원',
      partySize: '인원',
      acceptsFewer: '자리가 더 적게 나도 안내받겠습니다',
      specialRequests: '요청 사항',
      inquiryType: '문의 유형',
      message: '내용',
    },
    invalid: {
      name: '이름을 2자 이상 100자 이하로, 보이지 않는 문자 없이 입력해 주세요.',
      email: '이메일 주소를 다시 확인해 주세요(254자 이하).',
      phone: '전화번호를 40자 이하로, 보이지 않는 문자 없이 입력해 주세요.',
      numberOfParticipants: '참가 인원은 1명 이상, 남은 자리 이하로 입력해 주세요.',
      partySize: '인원은 1명 이상, 정원 이하로 입력해 주세요.',
      acceptsFewer: '다시 골라 주세요.',
      specialRequests: '요청 사항을 2,000자 이하로 적어 주세요.',
      inquiryType: '문의 유형을 골라 주세요.',
      message: '내용을 10자 이상 5,000자 이하로 적어 주세요.',
    },
    errors: {
      label: '오류',
      validation: '아직 보내지 못했습니다. 아래 항목을 고친 뒤 다시 보내 주세요.',
      rateLimited_other: '짧은 시간에 여러 번 보내셨습니다. {{count}}분 뒤에 다시 보내 주세요.',
      partyTooLarge:
        '이 체험은 한 분이 온라인으로 그만큼 예약하실 수 없습니다. 인원을 줄여 다시 신청하시거나, 단체라면 저희에게 문의해 주세요.',
      fewerSeats_other: '남은 자리는 {{count}}자리입니다. 인원을 줄여 다시 신청해 주세요.',
      full: '정원이 찼습니다.',
      closed: '이 체험은 지금 예약을 받지 않습니다. 체험 목록에서 다른 날짜를 골라 주세요.',
      conflict:
        '먼저 보내신 신청이 접수되어 있습니다(예약 번호 {{reference}}). 예약을 하나 더 하시려면 다시 보내 주시고, 내용을 바꾸시려면 예약 번호와 함께 알려 주세요.',
      waitlistFull: '대기 명단이 가득 찼습니다. 다른 날짜를 골라 주세요.',
      seatsAvailable_other: '지금 {{count}}자리가 남아 있어 바로 예약하실 수 있습니다.',
      waitlistConflict: '먼저 보내신 대기 신청이 접수되어 있습니다. 보내 드린 메일의 링크에서 확인해 주세요.',
      noProduct: '제품을 찾을 수 없습니다. 제품 목록에서 다시 골라 주세요.',
      available: '지금 구매하실 수 있는 제품입니다. 제품 페이지를 다시 열어 주세요.',
      subscribed: '이미 구독 중인 이메일입니다.',
      tooLong: '내용이 너무 길어 보내지 못했습니다. 이전 화면으로 돌아가 줄인 뒤 다시 보내 주세요.',
      foreign:
        '이 양식은 저희 사이트에서만 보내실 수 있습니다. 사이트에서 다시 보내시거나 전화나 이메일로 알려 주세요.',
      unconfirmed:
        '아직 보내지 않았습니다. 저희 사이트에서 보내신 것인지 확인하지 못했으니, 내용을 다시 보시고 버튼을 한 번 더 눌러 주세요.',
      failed: '보내지 못했습니다. 입력하신 내용은 그대로 있으니 잠시 뒤 다시 보내 주세요.',
    },
  },
} as const;
