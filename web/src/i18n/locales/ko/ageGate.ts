import { AGE_GATE_YEARS } from '@app/domain/shared/alcohol.ts';

export default {
  /** Shown in place of the question where JavaScript is off. */
  statement: {
    title: `${AGE_GATE_YEARS}세 이상을 위한 내용이 있습니다`,
    text: `이 사이트는 막걸리를 함께 다룹니다. 술에 관한 내용은 ${AGE_GATE_YEARS}세 이상인 분만 읽어 주세요.`,
  },
  title: `${AGE_GATE_YEARS}세 이상이신가요?`,
  text: '볕담은 커피를 볶고 막걸리를 빚습니다.\n술이 나오는 내용을 보여 드려도 될지 먼저 여쭙니다.',
  confirm: `네, ${AGE_GATE_YEARS}세 이상입니다`,
  deny: `아니요, ${AGE_GATE_YEARS}세 미만입니다`,
  note: '아니라고 답하셔도 커피와 술 없는 체험은 모두 보실 수 있습니다. 답은 이 브라우저의 쿠키에 1년 동안 남습니다.',
  policy: '연령 정책',
  ageRestricted: {
    title: '보여 드릴 수 없는 페이지입니다',
    description: `${AGE_GATE_YEARS}세 이상이라고 답하신 분께만 보여 드리는 내용입니다.`,
    again: '다시 답하기',
    coffee: '커피 보러 가기',
  },
} as const;
