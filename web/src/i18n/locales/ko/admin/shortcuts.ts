export default {
  show: '단축키 보기',
} as const;
