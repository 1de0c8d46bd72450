import { describe, expect, it } from 'vitest';
import { uploadErrors } from './upload-errors.ts';

const file = (path: string, content = '') => ({ path, content: Buffer.from(content) });

const FUNCTIONS = [
  'package.json',
  'package-lock.json',
  '.env.sample-project',
  'dist/index.cjs',
  'dist/renderer/server.js',
  'dist/renderer/assets/choice-bar.module-B753Vr9b.js',
  'dist/fonts/Pretendard-Bold.otf',
  'dist/fonts/Pretendard-Regular.otf',
  'dist/site/app.html',
  'dist/site/page.json',
].map((path) => file(path));

const HOSTING = [
  'favicon.ico',
  'favicon.svg',
  'robots.txt',
  'manifest.webmanifest',
  'service-worker.js',
  'packages.json',
  'assets/builds.json',
  'icons/icon-192.png',
  'assets/home-D7E5vtNT.js',
  'assets/home-l2XZc8gf.css',
  'assets/hero-BaA2jx72.avif',
  'assets/hero-BaA2jx72.webp',
  'assets/fonts-1a2b3c4d5e6f/sans-0.woff2',
  'assets/fonts-1a2b3c4d5e6f/serif-u348.woff2',
  'assets/fonts-1a2b3c4d5e6f/LICENSE.txt',
].map((path) => file(path));

describe('upload of the functions', () => {
  it('is accepted as built', () => {
    expect(uploadErrors('functions', FUNCTIONS)).toEqual([]);
  });

  it.each(['package-lock.json', 'dist/renderer/server.js', 'dist/site/app.html'])(
    'is rejected without %s',
    (path) => {
      const files = FUNCTIONS.filter((each) => each.path !== path);
      expect(uploadErrors('functions', files)).toEqual([`functions: ${path} is missing`]);
    },
  );

  it.each([
    '.secret.local',
    '.env.local',
    '.env.other-project',
    'service-account.json',
    'backup.json',
    'notes.txt',
    'src/index.ts',
    'dist/index.cjs.map',
    'dist/app.test.js',
    'dist/fonts/key.pem',
    'dist/renderer/assets/app.test.js',
    'dist/renderer/assets/home-D7E5vtNT.js.map',
    '.git/config',
  ])('is rejected with %s', (path) => {
    expect(uploadErrors('functions', [...FUNCTIONS, file(path)])).toEqual([
      `functions: ${path} is not among the files that may be uploaded`,
    ]);
  });

  it.each([
    ['.env.sample-project', 'A=b\nSMTP_URL=sample', 'a secret setting'],
    ['.env.sample-project', 'A=smtps://sample:sample@mail.example.com', 'a mail password'],
    ['dist/index.cjs', '{"private_key": "sample"}', 'a service account key'],
    ['dist/index.cjs', `-----BEGIN PRIVATE KEY-----\n${'A'.repeat(20)}`, 'a private key'],
    ['dist/index.cjs', '{"sourcesContent": ["a"]}', 'the sources of a source map'],
    [
      'dist/index.cjs',
      '//# sourceMappingURL=data:application/json;base64,e30=',
      'the sources of a source map',
    ],
  ])('is rejected with %s that contains %j', (path, content, reason) => {
    const files = [...FUNCTIONS.filter((each) => each.path !== path), file(path, content)];
    expect(uploadErrors('functions', files)).toEqual([`functions: ${path} holds ${reason}`]);
  });
});

describe('upload to Hosting', () => {
  it('is accepted as built', () => {
    expect(uploadErrors('hosting', HOSTING)).toEqual([]);
  });

  it.each(['robots.txt', 'favicon.svg'])('is rejected without %s', (path) => {
    const files = HOSTING.filter((each) => each.path !== path);
    expect(uploadErrors('hosting', files)).toEqual([`hosting: ${path} is missing`]);
  });

  it.each([
    'app.html',
    'accounts.json',
    'assets/accounts.json',
    'assets/home.js',
    'assets/home.test.js',
    'assets/home-D7E5vtNT.js.map',
    'assets/home-D7E5vtNT.ts',
    'assets/other/home-D7E5vtNT.js',
    'assets/fonts-1a2b3c4d5e6f/notes.txt',
    'icons/icon.svg',
    'server/home-D7E5vtNT.js',
  ])('is rejected with %s', (path) => {
    expect(uploadErrors('hosting', [...HOSTING, file(path)])).toEqual([
      `hosting: ${path} is not among the files that may be uploaded`,
    ]);
  });

  it('is rejected with a secret in a script', () => {
    const files = [...HOSTING, file('assets/mail-D7E5vtNT.js', '"smtp://sample:sample@mail.example.com"')];
    expect(uploadErrors('hosting', files)).toEqual([
      'hosting: assets/mail-D7E5vtNT.js holds a mail password',
    ]);
  });
});
