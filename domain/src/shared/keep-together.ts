const NUMERALS =
  '두어|서너|한두|두세|한|두|세|네|몇|여러|다섯|여섯|일곱|여덟|아홉|열|열한|열두|스무|[이삼사오육칠팔구십백천]{1,3}';
/** With a particle or without. A longer word that begins alike is kept together too, which does no harm. */
const COUNTERS =
  '시간|분|초|번|달|해|날|주|병|잔|명|사람|가지|장|줌|알|곳|봉지|글자|숟가락|조각|판|통|철|개|모금|항아리|줄|방울|걸음|자루|자리|농가|사발|접시|년|도|원|일';
const DEPENDENT_NOUNS = '수 (?:있|없)|것|적이|만큼|뿐|때|듯';

/** A numeral or a figure, or the placeholder of one, before its counter. */
const COUNTED = new RegExp(`((?:^|[\\s(‘“])(?:${NUMERALS})|\\d|\\}\\}) (?=${COUNTERS})`, 'g');
/** A modifier, which ends in ㄴ or ㄹ, before a noun that has no meaning without it. */
const MODIFIED = new RegExp(`([가-힣]) (?=${DEPENDENT_NOUNS})`, 'g');
const CAN = /(수) (?=있|없)/g;

const FINAL_CONSONANTS = [4, 8];
const endsInModifier = (syllable: string) =>
  FINAL_CONSONANTS.includes((syllable.charCodeAt(0) - 0xac00) % 28);

/**
 * Returns a Korean text in which lines do not break between a numeral and its counter (두어 시간) or between a modifier and a
 * dependent noun (할 수 있습니다): the spaces there are no-break spaces.
 */
export const keepTogether = (text: string): string =>
  text
    .replace(COUNTED, '$1\u00a0')
    .replace(MODIFIED, (whole, syllable: string) => (endsInModifier(syllable) ? `${syllable}\u00a0` : whole))
    .replace(CAN, '$1\u00a0');
