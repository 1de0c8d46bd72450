import { expect, it } from 'vitest';
import { keepTogether } from './keep-together.ts';

/** Shows no-break spaces. */
const shown = (text: string) => keepTogether(text).replaceAll('\u00a0', '_');

it.each([
  ['볶은 지 두어 시간 뒤', '볶은 지 두어_시간 뒤'],
  ['누구나 볼 수 있습니다.', '누구나 볼_수_있습니다.'],
  ['바꿀 수 없는 것입니다', '바꿀_수_없는_것입니다'],
  ['한 병에 3 시간', '한_병에 3_시간'],
  ['막걸리 네 사발, 안주 네 접시', '막걸리 네_사발, 안주 네_접시'],
  ['(두 잔) “세 번”', '(두_잔) “세_번”'],
  ['열한 걸음, 십이 분, 삼 년', '열한_걸음, 십이_분, 삼_년'],
  ['{{count}} 명까지', '{{count}}_명까지'],
  ['가 본 적이 있고, 볶을 때마다', '가 본_적이 있고, 볶을_때마다'],
])('keeps counters and dependent nouns of %s on one line', (text, expected) => {
  expect(shown(text)).toBe(expected);
});

it.each([
  '커피 때문에',
  '신청한 사람',
  '방문한 달',
  '이메일 수신',
  '수요일마다',
  'A 12 oz bag can be kept.',
  '',
])('leaves %s as it is', (text) => {
  expect(keepTogether(text)).toBe(text);
});
