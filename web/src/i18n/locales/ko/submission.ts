export default {
  emailSuggestion: { question: '혹시 {{email}} 주소인가요?', correct: '이 주소로 바꾸기' },
  unverified:
    '자동 입력 방지 확인(reCAPTCHA)을 마치지 못했습니다. 차단 프로그램을 끄고 다시 보내 주시거나 전화({{phone}})로 알려 주세요.',
  tooLong: '내용이 너무 길어 보내지 못했습니다. 줄여서 다시 보내 주세요.',
  tooManyRequests: '짧은 시간에 여러 번 보내셨습니다. 잠시 뒤 다시 보내 주세요.',
  timeout: '서버가 제때 답하지 못했습니다. 잠시 뒤 다시 보내 주세요.',
  offline: '인터넷에 연결되어 있지 않습니다. 입력하신 내용은 그대로 있습니다.',
  /** 위의 안내 뒤에 이어지는 문장입니다. */
  kept: '입력하신 내용은 그대로 있습니다.',
} as const;
