import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { browsersWithout, cssFeatures, htmlFeatures, scriptFeatures } from '../fixtures/browser-features.ts';
import { PUBLIC_PATHS } from '../fixtures/public-paths.ts';
import { expect, test } from '../fixtures/test.ts';

const root = join(import.meta.dirname, '../..');
const site = join(process.env['SITE_FILES']!, '../hosted');

/** Members of libraries' own objects that are called as the browser's. */
const OTHERS = [
  // A quotient in antd's theme.
  'api.CSSNumericValue.div',
  // i18next's detector of the language.
  'api.BarcodeDetector.detect',
];

/** Returns the texts of the built files with an extension. */
const builtFiles = (extension: string) =>
  readdirSync(site, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(extension))
    .map((file) => readFileSync(join(site, file), 'utf8'));

/** Returns the features in the first column of the tables of docs/browsers.md. */
function documentedFeatures(): string[] {
  const lines = readFileSync(join(root, 'docs/browsers.md'), 'utf8').split('\n');
  return lines
    .filter((line) => line.startsWith('| `'))
    .flatMap((line) => [...line.split(' | ')[0]!.matchAll(/`([^`]+)`/g)].map(([, feature]) => feature!));
}

test('docs/browsers.md names each used feature that a supported browser lacks, and no other', async ({
  page,
}) => {
  const documents = await Promise.all(
    PUBLIC_PATHS.map(async (path) => (await page.request.get(path)).text()),
  );
  const { attributes, scripts } = await page.evaluate((texts) => {
    const elements = texts.flatMap((text) => [
      ...new DOMParser().parseFromString(text, 'text/html').querySelectorAll('*'),
    ]);
    return {
      attributes: elements.flatMap((element) =>
        [...element.attributes].map(({ name, value }) => `${element.localName} ${name} ${value}`),
      ),
      scripts: elements
        .filter((element) => element.matches('script:not([src], [type])'))
        .map(({ textContent }) => textContent ?? ''),
    };
  }, documents);
  const css = cssFeatures(builtFiles('.css').join('\n'));
  expect([...css.unknown], 'unknown to the compatibility data: mistyped, or too new').toEqual([]);
  const used = [
    ...css.used,
    ...htmlFeatures([...new Set(attributes)]),
    ...scriptFeatures([...builtFiles('.js'), ...new Set(scripts)]),
  ];
  const isLacking = (feature: string) => !OTHERS.includes(feature) && browsersWithout(feature).length > 0;
  const parentOf = (feature: string) => feature.slice(0, feature.lastIndexOf('.'));
  // What is part of a missing feature is missing with it.
  const missing = used.filter(
    (feature) => isLacking(feature) && !(used.includes(parentOf(feature)) && isLacking(parentOf(feature))),
  );
  const documented = documentedFeatures();
  expect(
    missing
      .filter((feature) => !documented.includes(feature))
      .map((feature) => `${feature} is missing in ${browsersWithout(feature).join(', ')}`),
    'say in docs/browsers.md what these visitors get instead',
  ).toEqual([]);
  expect(
    documented.filter((feature) => !missing.includes(feature)),
    'rows of docs/browsers.md without a use or a browser that lacks it',
  ).toEqual([]);
});
