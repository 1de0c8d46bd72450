import { expect, test } from '../fixtures/test.ts';

/** Violations of the policy. Each would fail a test that does not expect it. */
const VIOLATIONS = {
  'a script within the page': `document.body.append(Object.assign(document.createElement('script'), { text: '1' }))`,
  'a script from elsewhere': `document.body.append(Object.assign(document.createElement('script'), { src: 'https://elsewhere.example.com/a.js' }))`,
  'a picture from elsewhere': `new Image().src = 'https://elsewhere.example.com/a.png'`,
  'a call to elsewhere': `void fetch('https://elsewhere.example.com/').catch(() => {})`,
};

for (const path of ['/en', '/admin/login']) {
  for (const [what, script] of Object.entries(VIOLATIONS)) {
    test(`${what} of ${path} is blocked and reported in the console`, async ({
      page,
      consoleErrors,
      expectedConsoleErrors,
    }) => {
      await page.goto(path);
      expect(consoleErrors).toEqual([]);
      expectedConsoleErrors.push(/Content Security Policy/);
      await page.evaluate(script);
      await expect
        .poll(() => consoleErrors.map(({ text }) => text).join())
        .toMatch(/violates .* Content Security Policy/);
    });
  }
}
