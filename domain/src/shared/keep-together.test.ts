import { expect, it } from 'vitest';
import { keepTogether, withoutJoiners } from './keep-together.ts';

/** Shows no-break spaces. */
const shown = (text: string) => keepTogether(text).replaceAll('\u00a0', '_');

it.each([
  ['볶은 지 두어 시간 뒤', '볶은_지 두어_시간 뒤'],
  ['누구나 볼 수 있습니다.', '누구나 볼_수_있습니다.'],
  ['바꿀 수 없는 것입니다', '바꿀_수_없는_것입니다'],
  ['한 병에 3 시간', '한_병에 3_시간'],
  ['막걸리 네 사발, 안주 네 접시', '막걸리 네_사발, 안주 네_접시'],
  ['(두 잔) “세 번”', '(두_잔) “세_번”'],
  ['열한 걸음, 십이 분, 삼 년', '열한_걸음, 십이_분, 삼_년'],
  ['5 봉지, 2 박스, 3 컵, 4 그릇, 1 사발', '5_봉지, 2_박스, 3_컵, 4_그릇, 1_사발'],
  ['2 리터와 200 그램', '2_리터와 200_그램'],
  ['{{count}} 명까지', '{{count}}_명까지'],
  ['가 본 적이 있고, 볶을 때마다', '가 본_적이 있고, 볶을_때마다'],
  ['새벽 다섯 시에, 세 팀까지, 한 겹씩', '새벽 다섯_시에, 세_팀까지, 한_겹씩'],
  ['두 마디만큼, 한 로트, 한 치수, 한 김 식힌', '두_마디만큼, 한_로트, 한_치수, 한_김 식힌'],
  ['몇 대 몇으로, 여러 켤레, 수백 송이', '몇_대 몇으로, 여러_켤레, 수백_송이'],
  ['서른 개쯤, 마흔 봉지, 쉰 그루, 예순 병', '서른_개쯤, 마흔_봉지, 쉰_그루, 예순_병'],
  ['일흔 권, 여든 분, 아흔아홉 칸, 스물한 살', '일흔_권, 여든_분, 아흔아홉_칸, 스물한_살'],
  ['누룩 반 장, 일곱 시 반', '누룩 반_장, 일곱_시 반'],
  ['척할 수도 없고, 짤 수가 없다고', '척할_수도_없고, 짤_수가_없다고'],
  ['만들 줄 알면, 끝나는 대로', '만들_줄 알면, 끝나는_대로'],
  ['언 채로, 높은 데서, 읽는 데 2분', '언_채로, 높은_데서, 읽는_데 2분'],
  ['먹는 게 좋고, 볶는 게 낫고', '먹는_게 좋고, 볶는_게 낫고'],
  ['상자 2 인용, 4 인까지', '상자 2_인용, 4_인까지'],
  ['아는 바를, 갈 리 없고, 넘어질 뻔', '아는_바를, 갈_리 없고, 넘어질_뻔'],
  ['100 g of beans, 2 kg, 750 ml, 6 °C', '100_g of beans, 2_kg, 750_ml, 6_°C'],
  ['이 페이지, 그 주에, 저 담, 첫 잔, 꼭 지참', '이_페이지, 그_주에, 저_담, 첫_잔, 꼭_지참'],
  ['{{weight}} g · per 100 g', '{{weight}}_g · per 100_g'],
])('keeps units, counters, dependent nouns and determiners of %s on one line', (text, expected) => {
  expect(shown(text)).toBe(expected);
});

it.each([
  ['볕담(이하 “회사”)에서 (예시) 서울', '볕담(이하 “회사”)|에서 (예시) 서울'],
  ['「전자상거래법」에 따라, 『볕과 담』은', '「전자상거래법」|에 따라, 『볕과 담』|은'],
  ['“세월이요”라고, ‘가까운 순’은', '“세월이요”|라고, ‘가까운 순’|은'],
])('keeps the particles of %s with the bracket or quotation mark before them', (text, expected) => {
  expect(keepTogether(text).replaceAll('\u2060', '|')).toBe(expected);
});

it.each([
  ['2월 6일(토) 10:00–18:00', '2월 6일(토) 10:00|–|18:00'],
  ['매일(10:00–18:00), 4–6 °C', '매일/(10:00|–|18:00), 4|–|6_°C'],
  ['₩18,000–₩21,000', '₩18,000|–|₩21,000'],
  ['Tue–Thu 10:00–18:00, 1–5 – and 6', 'Tue–Thu 10:00|–|18:00, 1|–|5 – and 6'],
  ['행사(12명), 가격(₩12,000), 전화({{phone}})', '행사/(12명), 가격/(₩12,000), 전화/({{phone}})'],
  ['토요일 오후 2:00 KST', '토요일 오후_2:00_KST'],
  ['Saturday at 2:00 PM KST, {{moment}} KST', 'Saturday at 2:00_PM_KST, {{moment}}_KST'],
])('keeps times, counts and amounts of %s whole', (text, expected) => {
  expect(shown(text).replaceAll('\u2060', '|').replaceAll('\u200b', '/')).toBe(expected);
  expect(withoutJoiners(keepTogether(text))).toBe(text);
});

it.each([
  '커피 때문에',
  '신청한 사람',
  '방문한 달',
  '구글 지도',
  '가격 그대로, 첫째 이유',
  '{{date}} 시행',
  '볶은 바나나와 만든 데이터',
  '이메일 수신',
  '맑은 게장',
  '수요일마다',
  'For 3 guests and 20 more, 1 kind',
  '좋은 시간 (예시), 회사(이하 “볕담”), 주오전 3',
  'A 12 oz bag can be kept.',
  '',
])('leaves %s as it is', (text) => {
  expect(keepTogether(text)).toBe(text);
});
