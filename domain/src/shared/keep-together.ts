/** Native numerals, which stand right before what they count. */
const NUMERALS =
  '(?:[열쉰한두세네몇반]|스물|서른|마흔|예순|일흔|여든|아흔|두어|서너|다섯|여섯|일곱|여덟|아홉|여러|스무|수[십백천])+';
/** Counters of other numerals and of figures. A longer word that begins alike is kept together too, which does no harm. */
const COUNTERS =
  '시간|분|초|번|달|해|날|주|병|잔|명|인|사람|가지|장|곳|통|개|년|월|도|원|일|층|권|건|회|봉지|박스|컵|그릇|사발|리터|그램';
/** Units of measurement after figures. */
const UNITS = '(?:k?g|ml)\\b|°C';
/** Nouns that have no meaning without the modifier before them, with the particles that tell short ones from longer words. */
const DEPENDENT_NOUNS =
  '수(?:도|는|가|밖에)? [있없]|것|적[이은도 ]|만큼|뿐|때|듯|줄[ 을도은만]|채[ 로]|데[ 서에는도]|대로|바[ 를가]|지 |리[ 가]|뻔|척|게 ';

const START = '(?:^|[\\s(‘“「『])';
/**
 * The spaces at which no line breaks: after a numeral, or a determiner or adverb of one syllable; between a figure and what it counts;
 * in "can" and "cannot"; within a time.
 */
const KEPT = new RegExp(
  `(?<=${START}(?:[그이저첫꼭]|${NUMERALS})) (?=[가-힣])|(?<=${START}[이삼사오육칠팔구십백천]{1,3}|\\d|}}) (?=${COUNTERS}|${UNITS})|(?<=수(?:도|는|가|밖에)?) (?=[있없])|(?<=오[전후]|\\d) (?=\\d+[:시]|[AP]M\\b)| (?=KST\\b)`,
  'g',
);

/** A modifier, which ends in ㄴ or ㄹ, before a noun that has no meaning without it. */
const MODIFIED = new RegExp(`([가-힣]) (?=${DEPENDENT_NOUNS})`, 'g');
/** Where lines break between a closing bracket or quotation mark and the particle that belongs to the word before it. */
const PARTICLE = /([)」』’”])(?=[가-힣])/g;
/** Between the ends of a range of figures, where WebKit takes no break and the other engines do. */
const RANGE = /(\d)–(?=[₩$]?\d)/g;
/** Between Korean and a figure in brackets, where WebKit takes no break: in a narrow place it would break within the figure. */
const BRACKETED = /([가-힣])\((?=[₩$]?\d|\{\{)/g;

const FINAL_CONSONANTS = [4, 8];
const endsInModifier = (syllable: string) =>
  FINAL_CONSONANTS.includes((syllable.charCodeAt(0) - 0xac00) % 28);

/**
 * Returns a text in which lines do not break between a figure and its unit (100 g), a Korean numeral and its counter (두어 시간), a
 * modifier and a dependent noun (할 수 있습니다), a determiner of one syllable and its noun (이 날), a month and its day or a time and
 * its half of the day: the spaces there are no-break spaces. Word joiners keep a particle with the bracket or quotation mark before
 * it and a range of figures (10:00–18:00) whole; a zero-width space lets a line break before a figure in brackets.
 */
export const keepTogether = (text: string): string =>
  text
    .replace(MODIFIED, (whole, syllable: string) => (endsInModifier(syllable) ? `${syllable}\u00a0` : whole))
    .replace(KEPT, '\u00a0')
    .replace(RANGE, '$1\u2060–\u2060')
    .replace(BRACKETED, '$1\u200b(')
    .replace(PARTICLE, '$1\u2060');

/** Returns a text as it is copied into a file or compared with what someone types: without what `keepTogether` has added. */
export const withoutJoiners = (text: string): string =>
  text.replace(/[\u2060\u200b]/g, '').replaceAll('\u00a0', ' ');
