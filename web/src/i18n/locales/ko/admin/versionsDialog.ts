export default {
  title: '이전 버전',
  hint: '고른 버전은 입력란에 채워지고, 저장해야 반영됩니다. 공개 여부와 사진은 지금 그대로입니다.',
  loading: '이전 버전을 불러오는 중…',
  empty: '아직 이전 버전이 없습니다',
  changed: '바뀌기 전 내용',
  restore: '이 버전으로 채우기',
} as const;
