import { OWNER_NOTICE_KINDS } from '@app/domain/notices/ko/owner-notice.ts';

/** Texts of the dialog about the mails that tell the owner what has happened. */
export default {
  explanation:
    '사이트에 생긴 일을 메일로 알려 드립니다. ‘바로’를 고르면 {{minutes}}분 동안 생긴 일을 모아 메일 한 통으로 보냅니다. 생긴 일이 없으면 보내지 않습니다.',
  addresses: '받을 이메일 주소',
  addressesHint: '여러 주소는 쉼표로 나눕니다.',
  addressMissing: '이메일 주소를 하나 이상 입력해 주세요.',
  addressInvalid: '‘{{address}}’은(는) 이메일 주소가 아닙니다.',
  tooManyAddresses: '이메일 주소는 {{max}}개까지 입력할 수 있습니다.',
  language: '메일의 언어',
  hour: '하루 요약을 받을 시각',
  timings: { atOnce: '바로', daily: '하루 요약으로', never: '받지 않음' },
  kinds: OWNER_NOTICE_KINDS,
  save: '저장',
  close: '닫기',
  saved: '알림 설정을 저장했습니다',
  notSaved: '알림 설정을 저장하지 못했습니다',
} as const;
