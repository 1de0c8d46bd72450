import { openAsleep } from '../fixtures/asleep.ts';
import { untilAlive } from '../fixtures/reach.ts';
import { expect, test } from '../fixtures/test.ts';

/** One of each kind of page; items of the demo content, whose addresses never change. */
const PATHS = [
  '/',
  '/about',
  '/makgeolli',
  '/products/9faf20ca-64bc-4c4a-a495-665acb07d755',
  '/experiences',
  '/stories?tag=craft',
  '/stories/ad69c65f-d4f9-4b95-a53a-a98b48e9dab1',
  '/en/contact',
  '/en/terms',
];

/**
 * Run in a page: what is drawn otherwise once all of the style sheets hold. Of what stands before and behind an element
 * a browser tells lengths as they were laid out, not as they were asked for: these are left out.
 */
const CHANGED_BY_SHEETS = `(async () => {
  const LAID_OUT = /size|width|height|inset|top|right|bottom|left|margin|origin/;
  const elements = [...document.querySelectorAll('body, body *')];
  const lookOf = (element) => [
    ...[...element.computedStyleMap()].map(([property, values]) => property + ': ' + values.join()),
    ...['::before', '::after'].flatMap((part) => {
      const style = getComputedStyle(element, part);
      return [...style].map((property) => !LAID_OUT.test(property) && part + ' ' + property + ': ' + style[property]);
    }),
  ];
  const before = elements.map(lookOf);
  const sheets = [...document.querySelectorAll('link[rel=stylesheet][disabled]')];
  await Promise.all(sheets.map((sheet) => new Promise((resolve, reject) => {
    sheet.addEventListener('load', resolve);
    sheet.addEventListener('error', reject);
    sheet.disabled = false;
  })));
  const changes = elements.flatMap((element, index) => {
    const look = lookOf(element);
    const name = element.localName + '.' + element.className + ' ';
    return look.flatMap((line, at) => line === before[index][at] ? [] : [name + line + ', not ' + before[index][at]]);
  });
  return { sheets: sheets.length, changes };
})()`;

for (const path of PATHS) {
  test(`${path} comes with all rules for what it shows`, async ({ context }) => {
    // In an address that names a part of its page nothing waits to be laid out.
    const { page } = await openAsleep(context, `${path}#part`);
    const { sheets, changes } = await page.evaluate<{ sheets: number; changes: string[] }>(CHANGED_BY_SHEETS);
    expect(sheets).toBeGreaterThan(2);
    expect(changes).toEqual([]);
  });
}

test('a page that is alive has the rules for what comes up later', async ({ page }) => {
  await page.goto('/coffee');
  await untilAlive(page);
  const sheets = page.locator('head link[rel=stylesheet][href*="/assets/site-"]');
  expect(await sheets.evaluateAll((links: HTMLLinkElement[]) => links.map(({ media }) => media))).toEqual([
    'all',
  ]);
  expect(
    await sheets.evaluate((link: HTMLLinkElement) => !link.disabled && link.sheet!.cssRules.length),
  ).toBeGreaterThan(50);
});
