/** Texts that a spreadsheet reads as a number, a date or a truth value when a CSV file contains them. */
export const REINTERPRETED_TEXTS = ['01012345678', '1E5', 'May 5', '000123456', '2026-05-05', 'TRUE', '10%'];

/** Texts that a spreadsheet would run as formulas. CSV has an apostrophe before them. */
export const FORMULA_TEXTS = [
  '=1+1',
  '+82 10',
  '-1',
  '@SUM(A1)',
  '\t=1',
  '\r=1',
  '\n=1',
  '＝1+1',
  '＋82 10',
  '－1',
  '＠SUM(A1)',
];

/** Texts that a writer of workbooks could take for a property of an object, an error value, markup or an escaped character. */
export const SPECIAL_TEXTS = [
  'constructor',
  '__proto__',
  '#REF!',
  '<b>&amp;</b>',
  '010-0000-0001',
  '한글, "두 줄"\n둘',
  '_x0041_',
  'file_x005F_x0041_x00e9_.pdf',
];
