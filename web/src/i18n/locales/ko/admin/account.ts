export default {
  open: '계정',
} as const;
