import type { UploadedFile } from './uploads.ts';

interface UploadRules {
  /** Files without which the deployment does not serve the site. */
  needed: readonly string[];
  /** The only files that may leave the machine besides. */
  allowed: readonly RegExp[];
}

const RULES = {
  functions: {
    needed: [
      'package.json',
      'package-lock.json',
      'dist/index.cjs',
      'dist/renderer/server.js',
      'dist/fonts/Pretendard-Bold.otf',
      'dist/fonts/Pretendard-Regular.otf',
      'dist/site/app.html',
      'dist/site/page.json',
    ],
    allowed: [
      // The settings of the deployed project, which hold no secret.
      /^\.env\.sample-project$/,
      // Named by Vite with a hash of what they hold, which no source, test or secret has.
      /^dist\/renderer\/assets\/[\w.-]+-[\w-]{8}\.js$/,
    ],
  },
  hosting: {
    needed: ['favicon.svg', 'robots.txt', 'manifest.webmanifest'],
    allowed: [
      // The licences of the packages.
      /^packages\.json$/,
      /^icons\/[\w-]+\.png$/,
      /^assets\/[\w.-]+-[\w-]{8}\.(js|css|avif|webp)$/,
      // The slices of the fonts, in a folder named by a hash of what they are made of, with their licenses.
      /^assets\/fonts-[0-9a-f]{12}\/(\w+-u?\d+\.woff2|LICENSE\.txt)$/,
    ],
  },
} satisfies Record<string, UploadRules>;

const FORBIDDEN_CONTENTS: [reason: string, pattern: RegExp][] = [
  ['a private key', /-----BEGIN [A-Z ]*PRIVATE KEY-----[\s\\n]+[A-Za-z0-9+/]{20}/],
  ['a service account key', /"private_key(_id)?"\s*:\s*"[^"]/],
  ['a mail password', /smtps?:\/\/[^\s"'`/@:]+:[^\s"'`/@]+@(?!host)/],
  ['a secret setting', /^(HASH_SECRET|SMTP_URL)\s*=/m],
  ['the sources of a source map', /"sourcesContent"\s*:\s*\[|sourceMappingURL=data:/],
];

/** Fonts and pictures; everything else is searched. */
const BINARY = /\.(otf|woff2|avif|webp|png)$/;

/** What is wrong with an upload: needed files that are missing, files that may not be in it, and secrets in those that may. */
export function uploadErrors(name: keyof typeof RULES, files: readonly UploadedFile[]): string[] {
  const { needed, allowed }: UploadRules = RULES[name];
  const paths = new Set(files.map(({ path }) => path));
  const missing = needed.filter((path) => !paths.has(path)).map((path) => `${path} is missing`);
  const unexpected = files
    .filter(({ path }) => !needed.includes(path) && !allowed.some((pattern) => pattern.test(path)))
    .map(({ path }) => `${path} is not among the files that may be uploaded`);
  const forbidden = files
    .filter(({ path }) => !BINARY.test(path))
    .flatMap(({ path, content }) => {
      const text = content.toString();
      return FORBIDDEN_CONTENTS.filter(([, pattern]) => pattern.test(text)).map(
        ([reason]) => `${path} holds ${reason}`,
      );
    });
  return [...missing, ...unexpected, ...forbidden].map((error) => `${name}: ${error}`);
}
