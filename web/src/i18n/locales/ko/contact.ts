export default {
  title: '문의와 매장',
  text: '원두 한 봉지, 술 한 병, 매장 오시는 길까지 무엇이든 편하게 물어보세요.',
  text_coffeeOnly: '원두 한 봉지부터 매장 오시는 길까지 무엇이든 편하게 물어보세요.',
  description: '볕담에 문의하는 방법과 매장 위치, 영업시간, 자주 묻는 질문을 안내합니다.',

  form: {
    title: '문의 보내기',
    text: '적어 주신 이메일로 답장드립니다.',
    name: '이름',
    email: '이메일',
    inquiryType: '문의 유형',
    inquiryTypes: {
      general: '일반 문의',
      event: '체험·모임',
      collaboration: '협업 제안',
      store: '매장 이용',
      media: '취재·촬영',
    },
    message: '내용',
    about: '‘{{title}}’에 관한 문의입니다.\n',
    submit: '문의 보내기',
    submitting: '보내는 중…',
    success: '고맙습니다! 문의를 보냈습니다.',
    unavailable: '양식을 불러오지 못했습니다. 연결을 확인하고 다시 눌러 주세요.',
    validation: {
      nameMin: '이름을 두 글자 이상 입력해 주세요.',
      nameMax: '이름이 너무 깁니다. 100자까지 적을 수 있습니다.',
      emailMax: '이메일 주소가 너무 깁니다. 254자까지 적을 수 있습니다.',
      emailInvalid: '이메일 주소를 다시 확인해 주세요.',
      messageMin: '내용을 열 글자 이상 입력해 주세요.',
      messageMax: '내용이 너무 깁니다. 5,000자까지 적을 수 있습니다.',
    },
  },

  newsletter: {
    title: '메일로 받는 소식',
    text: '새로 볶은 원두와 체험 일정을 한 달에 한두 번 보내 드립니다.',
  },

  methods: {
    title: '연락처',
    email: '이메일',
    phone: '전화',
    social: '인스타그램',
    opensInNewTab: '새 창에서 열림',
    hours: '영업시간',
    reply: '보통 24시간 안에 답장드립니다.',
    faq: '자주 묻는 질문 보기',
  },

  call: {
    title: '더 궁금한 점이 있으신가요?',
    text: '자주 받는 질문을 아래에 모아 두었습니다. 답이 없으면 바로 물어보세요.',
    methods: '연락처 보기',
    dial: '{{phone}} 전화하기',
  },
} as const;
