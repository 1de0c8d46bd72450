import { BRAND } from '@app/domain/brand.ts';

export default {
  title: '소식 받기',
  text: '새로 볶은 원두와 체험 일정을 한 달에 한두 번 보내 드립니다.',
  email: '이메일 주소',
  submit: '구독하기',
  submitting: '구독 신청 중…',
  emailInvalid: '이메일 주소를 다시 확인해 주세요.',
  consent: `구독을 신청하면 ${BRAND.name.kr}(${BRAND.email})에서 보내는 광고성 정보 메일을 받는 데 동의하게 됩니다. 메일 아래의 링크로 언제든지 무료로 수신을 거부할 수 있습니다.`,
  success: '소식지를 신청해 주셔서 고맙습니다!',
  confirm: '보내 드린 메일을 열어 구독을 확정해 주세요.',
  exists: '이미 구독 중인 이메일입니다.',
} as const;
