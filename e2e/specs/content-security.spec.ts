import { expect, test } from '../fixtures/test.ts';

/** Violations of the policy, each with what the browser says of it. Each would fail a test that does not expect it. */
const VIOLATIONS = {
  'a script within the page': {
    script: `document.body.append(Object.assign(document.createElement('script'), { text: '1' }))`,
    error: /inline script violates .* Content Security Policy/,
  },
  'a script from elsewhere': {
    script: `document.body.append(Object.assign(document.createElement('script'), { src: 'https://elsewhere.example.com/a.js' }))`,
    error: /elsewhere\.example\.com\/a\.js' violates .* Content Security Policy/,
  },
  'a picture from elsewhere': {
    script: `new Image().src = 'https://elsewhere.example.com/a.png'`,
    error: /elsewhere\.example\.com\/a\.png' violates .* Content Security Policy/,
  },
  'a call to elsewhere': {
    script: `void fetch('https://elsewhere.example.com/').catch(() => {})`,
    error: /elsewhere\.example\.com\/' violates .* Content Security Policy/,
  },
};

for (const path of ['/en', '/admin/login']) {
  test(`${path} blocks ${Object.keys(VIOLATIONS).join(', ')}, and reports each in the console`, async ({
    page,
    consoleErrors,
    expectedConsoleErrors,
  }) => {
    await page.goto(path);
    expect(consoleErrors).toEqual([]);
    expectedConsoleErrors.push(/Content Security Policy/);
    for (const { script, error } of Object.values(VIOLATIONS)) {
      await page.evaluate(script);
      await expect.poll(() => consoleErrors.map(({ text }) => text).join()).toMatch(error);
    }
  });
}
