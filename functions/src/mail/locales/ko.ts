/** Texts of all automatic mails, and of the pages that they link to, by namespace. */
export default {
  general: {
    greeting: '안녕하세요.',
    greetingNamed: '{{name}} 님, 안녕하세요.',
    sender: { representative: '대표', phone: '전화', email: '이메일', businessNumber: '사업자등록번호' },
  },
  booking: {
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
        next: [
          '아래 링크에서 예약을 확인하고 인원을 바꾸거나 취소하실 수 있습니다. 그 밖의 일은 이 이메일에 답장해 주세요.',
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
          '궁금한 점이 있거나 다른 날짜를 찾고 계시면 이 이메일에 답장해 주세요.',
          '첨부한 파일을 열면 캘린더에서 일정이 지워집니다.',
        ],
      },
      expired: {
        subject: '결제되지 않아 예약이 취소되었습니다: {{title}}',
        paragraphs: [
          '결제 시간이 지나도록 결제가 확인되지 않아 ‘{{title}}’ 예약이 취소되었습니다. 맡아 두었던 자리는 다시 열렸습니다.',
        ],
        next: [
          '아직 오고 싶으시면 다시 예약해 주세요. 이미 결제하셨다면 이 이메일에 답장해 알려 주세요.',
          '첨부한 파일을 열면 캘린더에서 일정이 지워집니다.',
        ],
      },
      calledOff: {
        subject: '체험이 열리지 않게 되었습니다: {{title}}',
        paragraphs: [
          '기다려 주신 ‘{{title}}’ 체험을 열지 못하게 되었습니다. 시간을 비워 두셨을 텐데 정말 죄송합니다.',
          '예약은 취소되었으며, 온라인으로 결제하신 참가비는 전액 돌려드립니다. 따로 하실 일은 없습니다.',
        ],
        next: [
          '다른 날짜가 궁금하시면 이 이메일에 답장해 주세요.',
          '첨부한 파일을 열면 캘린더에서 일정이 지워집니다.',
        ],
      },
      link: {
        subject: '예약 페이지의 새 링크입니다: {{title}}',
        paragraphs: [
          '요청하신 ‘{{title}}’ 예약 페이지의 새 링크를 보내 드립니다. 예전에 보내 드린 링크는 이제 열리지 않습니다.',
        ],
        next: ['링크를 요청하지 않으셨다면 이 이메일은 지우셔도 됩니다. 예약은 그대로입니다.'],
      },
      changed: {
        subject: '예약 내용이 변경되었습니다: {{title}}',
        paragraphs: ['‘{{title}}’ 예약 내용이 변경되었습니다. 바뀐 내용은 아래와 같습니다.'],
        next: [
          '요청하신 내용과 다르다면 이 이메일에 답장해 주세요.',
          '첨부한 파일을 열면 캘린더의 일정이 새 내용으로 바뀝니다.',
        ],
      },
    },
    manage: '예약 확인·변경',
    payOrManage: '결제하기·예약 확인',
    reason: '사유',
    reference: '예약 번호',
    event: '체험',
    time: '일시',
    inSeoul: '{{time}} (한국 시간)',
    duration: '소요 시간',
    minutes: '{{minutes}}분',
    place: '장소',
    participants: '참가 인원',
    people_other: '{{count}}명',
    changedFrom: '{{now}} (예약하실 때: {{before}})',
    changes: '예약하신 뒤에 바뀐 내용이 있으니 꼭 확인해 주세요: {{labels}}',
    pricePerPerson: '1인 참가비',
    total: '참가비 합계',
    free: '무료',
    refund: '취소와 환불',
    refundRule_other:
      '체험일 {{count}}일 전까지 취소하시면 참가비 전액을 돌려드립니다. 그 뒤에는 다른 날짜로 옮기거나 다른 분께 양도하실 수 있으며, 환불을 원하시면 「소비자분쟁해결기준」에 따라 돌려드립니다.',
    refundOver:
      '전액 환불 기한은 날짜를 옮기시기 전에 지났습니다. 다른 분께 양도하실 수 있으며, 환불을 원하시면 「소비자분쟁해결기준」에 따라 돌려드립니다.',
    bringProofOfAge: '술을 맛보는 체험이니, 나이를 확인할 수 있는 신분증을 꼭 가져와 주세요.',
  },
  waitlist: {
    news: {
      joined: {
        subject: '대기 명단에 올랐습니다: {{title}}',
        paragraphs: [
          '‘{{title}}’ 대기 명단에 이름을 올렸습니다. 자리가 나면 신청하신 순서대로 이메일을 보내 드립니다.',
          '인원이 맞지 않을 때는 뒤에 계신 더 적은 인원의 팀이 먼저 안내받을 수 있습니다. 다만 세 팀까지만 먼저 안내하고, 그 뒤에는 자리가 모일 때까지 기다렸다가 먼저 안내해 드립니다.',
        ],
        next: ['아래 링크에서 순서를 확인하고, 언제든지 대기를 그만두실 수 있습니다.'],
      },
      offered: {
        subject: '자리가 났습니다: {{title}}',
        paragraphs: [
          '‘{{title}}’에 자리가 나서 {{seats}}를 맡아 두었습니다.',
          '{{until}}(한국 시간)까지 아래 링크에서 받으시면 예약됩니다. 그때까지 답이 없으면 다음 분께 안내합니다.',
        ],
        next: ['오지 못하게 되셨다면 같은 곳에서 사양해 주세요. 다음 분께 바로 안내해 드립니다.'],
      },
      lapsed: {
        subject: '안내해 드린 자리의 시간이 지났습니다: {{title}}',
        paragraphs: ['답을 받지 못해 ‘{{title}}’의 자리를 다음 분께 안내했습니다. 대기도 끝났습니다.'],
        next: ['아직 오고 싶으시면 대기 명단에 다시 이름을 올려 주세요.'],
      },
      left: {
        subject: '대기를 마쳤습니다: {{title}}',
        paragraphs: ['요청하신 대로 ‘{{title}}’ 대기 명단에서 이름을 지웠습니다.'],
        next: ['직접 하신 일이 아니라면 이 이메일에 답장해 주세요.'],
      },
      removed: {
        subject: '대기가 취소되었습니다: {{title}}',
        paragraphs: ['‘{{title}}’ 대기 명단에서 이름을 지웠음을 알려 드립니다.'],
        next: ['궁금한 점이 있으시면 이 이메일에 답장해 주세요.'],
      },
      closed: {
        subject: '대기가 끝났습니다: {{title}}',
        paragraphs: [
          '아쉽게도 ‘{{title}}’에 안내해 드릴 자리가 나지 않아 대기를 마칩니다. 기다려 주셔서 고맙습니다.',
        ],
        next: ['다른 날짜의 체험도 준비되어 있으니 홈페이지에서 살펴봐 주세요.'],
      },
    },
    open: '순서 확인·대기 그만두기',
    answer: '자리 받기·사양하기',
    party: '인원',
    orFewer_other: '{{count}}명 (더 적어도 괜찮음)',
    seats_other: '{{count}}자리',
  },
  order: {
    news: {
      paid: {
        subject: '결제가 완료되었습니다',
        paragraphs: ['주문해 주셔서 고맙습니다. {{won}} 결제를 확인했습니다.'],
        next: ['진행 상황은 아래 링크에서 언제든 보실 수 있습니다.'],
      },
      surplusPaid: {
        subject: '결제하신 금액을 돌려드립니다',
        paragraphs: [
          '{{won}} 결제를 확인했지만, 이미 결제되었거나 결제 시간이 지난 주문이라 받을 수 없었습니다. 전액 환불하겠습니다.',
        ],
        next: ['따로 하실 일은 없습니다. 환불이 끝나면 다시 알려 드립니다.'],
      },
      sent: {
        subject: '주문하신 제품을 보내 드렸습니다',
        paragraphs: ['주문하신 제품을 택배로 보냈습니다.'],
        next: ['받으신 제품에 문제가 있으면 이 메일에 답장해 주세요.'],
      },
      expired: {
        subject: '결제되지 않은 주문이 취소되었습니다',
        paragraphs: ['결제 시간이 지나도록 결제가 확인되지 않아 주문이 취소되었습니다.'],
        next: ['여전히 원하시면 다시 주문해 주세요. 이미 결제하셨다면 이 메일에 답장해 알려 주세요.'],
      },
      cancelled: {
        subject: '주문이 취소되었습니다',
        paragraphs: ['결제하지 않으신 주문이 취소되었습니다.'],
        next: ['궁금한 점이 있으면 이 메일에 답장해 주세요.'],
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
    open: '주문 보기',
  },
  contact: {
    inquiryTypes: {
      general: '일반 문의',
      event: '체험과 행사',
      collaboration: '협업 제안',
      store: '매장 안내',
      media: '취재와 보도',
    },
    subject: '문의를 받았습니다',
    paragraphs: ['문의를 남겨 주셔서 감사합니다. 보통 24시간 안에 답장해 드립니다.'],
    inquiry: '문의 유형',
    next: [
      '더 하실 말씀이 있으면 이 이메일에 답장해 주세요.',
      '문의하신 적이 없다면 누군가 주소를 잘못 적은 것이니, 이 이메일은 무시하셔도 됩니다.',
    ],
    reply: {
      subject: '문의하신 내용({{inquiry}})에 답장드립니다',
      quoted: '남겨 주신 문의:',
      answer: '더 궁금한 점이 있으면 이 이메일에 답장해 주세요.',
    },
  },
  /** The notice to the brand exists only in Korean. */
  notice: {
    subject: '[문의] {{inquiry}} · {{name}}',
    greeting: '새 문의가 도착했습니다. 이 이메일에 답장하면 보낸 분께 바로 전해집니다.',
    name: '이름',
    email: '이메일',
    inquiry: '문의 유형',
    language: '사용한 언어',
    languages: { kr: '한국어', en: '영어' },
    receivedAt: '받은 시각',
  },
  newsletter: {
    greeting: '안녕하세요.',
    unsubscribe: '수신 거부',
    consent: '{{date}}에 광고성 정보를 이메일로 받는 데 동의하셨습니다.',
    confirmation: {
      subject: '소식지 구독을 확정해 주세요',
      paragraphs: [
        '{{brand}} 소식지 구독을 신청해 주셔서 감사합니다.',
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
        '{{brand}} 소식지를 구독해 주셔서 감사합니다.',
        '새로 볶은 커피와 새로 빚은 막걸리, 다가오는 체험과 그 뒤의 이야기를 이 주소로 보내 드리겠습니다.',
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
      title: '잠시 후 다시 시도해 주세요',
      text: '지금은 요청을 처리하지 못했습니다. 잠시 후 메일에 있는 링크를 다시 열어 주세요.',
    },
  },
  form: {
    contact: {
      title: '메시지 보내기',
      button: '메시지 보내기',
      back: '문의 페이지로 돌아가기',
      sent: { title: '고맙습니다! 메시지를 보냈습니다.', text: '보통 24시간 안에 이메일로 답장드립니다.' },
    },
    newsletter: {
      title: '소식지 구독',
      button: '구독하기',
      back: '홈으로 돌아가기',
      sent: {
        title: '소식지 구독이 시작되었습니다!',
        text: '보내 드린 메일을 열어 구독을 확정해 주세요.',
      },
    },
    booking: {
      title: '체험 예약',
      button: '예약 신청',
      back: '체험 목록으로 돌아가기',
      sent: {
        title: '예약되었습니다! 곧 확인 이메일을 보내 드리겠습니다.',
        text: '저희가 확인한 뒤 확정해 드립니다.',
      },
    },
    reference: '예약 번호는 {{reference}}입니다.',
    privacy: '개인정보 처리방침',
    optional: '선택',
    consent:
      '구독을 신청하면 {{brand}}({{email}})에서 보내는 광고성 정보 메일을 받는 데 동의하게 됩니다. 메일 아래의 링크로 언제든지 무료로 수신을 거부할 수 있습니다.',
    instead:
      '자바스크립트가 꺼져 있어 이 양식을 쓸 수 없습니다. 전화나 이메일로 알려 주시면 바로 도와드리겠습니다.',
    fields: {
      name: '이름',
      email: '이메일',
      phone: '전화번호',
      numberOfParticipants: '참가 인원',
      specialRequests: '요청 사항',
      inquiryType: '문의 유형',
      message: '내용',
    },
    invalid: {
      name: '이름을 2자 이상 100자 이하로, 보이지 않는 문자 없이 입력해 주세요.',
      email: '올바른 이메일 주소를 254자 이하로 입력해 주세요.',
      phone: '전화번호를 40자 이하로, 보이지 않는 문자 없이 입력해 주세요.',
      numberOfParticipants: '참가 인원을 한 명 이상으로, 남은 자리 안에서 입력해 주세요.',
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
        '처음 보내신 신청이 이미 접수되어 있습니다. 예약 번호는 {{reference}}입니다. 예약을 하나 더 하시려면 다시 보내 주시고, 내용을 바꾸시려면 예약 번호와 함께 알려 주세요.',
      subscribed: '이미 구독 중인 이메일입니다.',
      failed: '보내지 못했습니다. 입력하신 내용은 그대로 있으니 잠시 후 다시 보내 주세요.',
    },
  },
} as const;
