export default {
  keep: '그대로 두기',
  yes: '삭제',
  undo: '되돌리기',
  now: '지금 바로 삭제',
  undoable: '10초 안에 되돌릴 수 있습니다.',
  question_other: '고른 {{count}}개를 삭제할까요?',
  several_other: '{{count}}개 삭제됨',
} as const;
