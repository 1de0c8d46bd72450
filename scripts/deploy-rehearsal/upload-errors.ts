import type { UploadedFile } from './uploads.ts';

interface UploadRules {
  /** Files that must be uploaded. */
  needed: readonly string[];
  /** Patterns of all other files that may be uploaded. */
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
      // The settings of the deployed project, without secrets.
      /^\.env\.sample-project$/,
      // Named by Vite with a hash of their content, unlike sources, tests and secrets.
      /^dist\/renderer\/assets\/[\w.-]+-[\w-]{8}\.js$/,
    ],
  },
  hosting: {
    needed: ['favicon.ico', 'favicon.svg', 'robots.txt', 'manifest.webmanifest', 'service-worker.js'],
    allowed: [
      // The licences of the packages.
      /^packages\.json$/,
      // When the files of earlier builds were deployed.
      /^assets\/builds\.json$/,
      /^icons\/[\w-]+\.png$/,
      /^assets\/[\w.-]+-[\w-]{7,8}\.(js|css|avif|webp)$/,
      // The font slices, in a folder with a hash in its name, with their licenses.
      /^assets\/fonts-[0-9a-f]{12}\/(\w+-u?\d+\.woff2|LICENSE\.txt)$/,
    ],
  },
} satisfies Record<string, UploadRules>;

const FORBIDDEN_CONTENTS: [reason: string, pattern: RegExp][] = [
  ['a private key', /-----BEGIN [A-Z ]*PRIVATE KEY-----[\s\\n]+[A-Za-z0-9+/]{20}/],
  ['a service account key', /"private_key(_id)?"\s*:\s*"[^"]/],
  ['a mail password', /smtps?:\/\/[^\s"'`/@:]+:[^\s"'`/@]+@(?!host)/],
  ['a secret setting', /^(HASH_SECRET|JUSO_KEY|PAYAPP_LINK_KEY|PAYAPP_LINK_VALUE|SMTP_URL)\s*=/m],
  ['the sources of a source map', /"sourcesContent"\s*:\s*\[|sourceMappingURL=data:/],
];

/** Fonts and pictures, which are not searched for secrets. */
const BINARY = /\.(otf|woff2|avif|webp|png|ico)$/;

/**
 * Returns the errors of an upload: missing required files, files that are not allowed, and secrets in allowed files.
 */
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
