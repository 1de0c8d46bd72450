export default {
  title: '관리자',
  subtitle: '오늘 할 일을 살피고 가게를 꾸립니다',
  tab: '탭',
  unread_other: '읽지 않음 {{count}}건',
} as const;
