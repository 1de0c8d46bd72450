import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { csvOf } from '../web/src/admin/lists/csv.ts';
import { sheetOf, type Column } from '../web/src/admin/lists/sheet.ts';
import { workbookOf } from '../web/src/admin/lists/workbook.ts';
import {
  FORMULA_TEXTS,
  REINTERPRETED_TEXTS,
  SPECIAL_TEXTS,
} from '../web/src/admin/testing/spreadsheet-texts.ts';
import { findOnPath } from './local/chromium.ts';
import { CliError, runMain } from './local/cli-error.ts';

const MOMENT = new Date('2026-11-28T15:05:59Z');

const COLUMNS: readonly Column<string>[] = [
  { title: '글자', value: (text) => text },
  { title: '인원', value: () => 3 },
  { title: '금액', value: () => 30_000, kind: 'won' },
  { title: '무게', value: () => 1, kind: 'kilograms' },
  { title: '날짜', value: () => MOMENT, kind: 'day' },
  { title: '일시', value: () => MOMENT, kind: 'time' },
];

/**
 * Comma, quotation mark, UTF-8, first line, no formats of columns, Korean; then whether texts are quoted, and to show cells as
 * formatted: https://wiki.documentfoundation.org/Documentation/DevGuide/Spreadsheet_Documents#Filter_Options_for_the_CSV_Filter
 */
const csvFilter = (isQuoted: boolean) => `Text - txt - csv (StarCalc):44,34,76,1,,1042,${isQuoted},true`;

/** What LibreOffice shows in the cells of each row after the text. */
const SHOWN = {
  xlsx: '3,"30,000",1.0,2026-11-29,2026-11-29 00:05',
  csv: '3,30000,1,2026-11-29,2026-11-29 00:05:00',
};

/** LibreOffice shows each line break as a line feed. */
const lines = (text: string) => text.trim().replaceAll(/\r\n?/g, '\n').split('\n');

const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;

/** Opens a file in LibreOffice and returns its cells as lines of CSV, in which exactly the texts are quoted. */
function openInLibreOffice(
  soffice: string,
  folder: string,
  name: string,
  content: Uint8Array | string,
): string[] {
  writeFileSync(join(folder, name), content);
  const shown = join(folder, 'shown');
  const { status, stderr } = spawnSync(
    soffice,
    [
      `-env:UserInstallation=${pathToFileURL(join(folder, 'profile')).href}`,
      '--headless',
      ...(name.endsWith('.csv') ? [`--infilter=${csvFilter(false)}`] : []),
      '--convert-to',
      `csv:${csvFilter(true)}`,
      '--outdir',
      shown,
      join(folder, name),
    ],
    { encoding: 'utf8' },
  );
  if (status !== 0) throw new CliError(`LibreOffice could not open ${name}: ${stderr}`);
  return lines(readFileSync(join(shown, 'sample.csv'), 'utf8'));
}

/** Compares what LibreOffice shows with what was written. Returns whether they are the same. */
function compare(name: string, shown: readonly string[], texts: readonly string[], rest: string): boolean {
  const titles = COLUMNS.map(({ title }) => quoted(title)).join(',');
  const expected = lines([titles, ...texts.map((text) => `${quoted(text)},${rest}`)].join('\n'));
  const wrong = expected.flatMap((line, index) =>
    line === shown[index] ? [] : [{ line, shown: shown[index] }],
  );
  const isSame = wrong.length === 0 && shown.length === expected.length;
  console.log(`${isSame ? '✓' : '✗'} ${name}: ${texts.length} rows with ${COLUMNS.length} cells each`);
  for (const { line, shown: other } of wrong)
    console.log(`  expected ${line}\n  shown    ${other ?? 'nothing'}`);
  return isSame;
}

/** `npm run check:spreadsheets` opens both formats of the dashboard's downloads in LibreOffice. */
await runMain(async () => {
  const soffice = findOnPath(['soffice', 'libreoffice']);
  if (soffice === undefined)
    throw new CliError(
      'LibreOffice is missing. Install it, on Debian by: apt-get install --no-install-recommends libreoffice-calc',
    );
  const folder = mkdtempSync(join(tmpdir(), 'spreadsheets-'));
  try {
    const kept = [...FORMULA_TEXTS, ...SPECIAL_TEXTS];
    const all = [...REINTERPRETED_TEXTS, ...kept];
    const workbook = await workbookOf(sheetOf(COLUMNS, all));
    const csv = csvOf(sheetOf(COLUMNS, kept));
    const neutralised = kept.map((text) => (FORMULA_TEXTS.includes(text) ? `'${text}` : text));
    const results = [
      compare('XLSX', openInLibreOffice(soffice, folder, 'sample.xlsx', workbook), all, SHOWN.xlsx),
      compare('CSV', openInLibreOffice(soffice, folder, 'sample.csv', csv), neutralised, SHOWN.csv),
    ];
    return results.includes(false) ? 1 : 0;
  } finally {
    rmSync(folder, { recursive: true });
  }
});
