export default {
  open: '이전 버전',
  restored: '이전 버전을 입력란에 채웠습니다. 확인하고 저장해 주세요.',
} as const;
