import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../..');

/** Returns the content of all text files in a build folder. */
function textsOf(folder: string): { file: string; text: string }[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(js|cjs|mjs|json|html|css|txt|map)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => ({ file: file.slice(root.length + 1), text: readFileSync(file, 'utf8') }));
}

/** Patterns of commonly leaked secrets. */
const SECRETS = [
  /-----BEGIN [A-Z ]*PRIVATE KEY-----[\s\\n]+[A-Za-z0-9+/]{20}/,
  /"private_key(_id)?"\s*:\s*"[^"]/,
  /\bAIza[0-9A-Za-z_-]{35}\b/,
  /\bya29\.[0-9A-Za-z_-]{20}/,
  /\bgh[pousr]_[0-9A-Za-z]{36}\b/,
  /smtps?:\/\/[^\s"'`/@:]+:[^\s"'`/@]+@(?!host)/,
];

/** Names of server-only settings; a name in the site's files would mean that the setting was passed to its build. */
const SERVER_SETTINGS =
  /\b(HASH_SECRET|SMTP_URL|WEB_API_KEY|ADMIN_PASSWORD|GOOGLE_APPLICATION_CREDENTIALS)\b/;

describe('build output', () => {
  it.each(['.local/test-site', 'functions/dist'])('contains no secret: %s', (folder) => {
    const texts = textsOf(folder);
    expect(texts.length).toBeGreaterThan(1);
    const lost = texts.flatMap(({ file, text }) =>
      SECRETS.filter((secret) => secret.test(text)).map((secret) => `${file}: ${secret.source}`),
    );
    expect(lost).toEqual([]);
  });

  it('contains no server setting in the files for browsers', () => {
    const exposed = textsOf('.local/test-site/hosted').filter(({ text }) => SERVER_SETTINGS.test(text));
    expect(exposed.map(({ file }) => file)).toEqual([]);
  });

  it('contains the production build of React whatever the environment says', () => {
    const texts = textsOf('functions/dist');
    expect(texts.some(({ text }) => /react-dom-server[\w.-]*\.production\.js/.test(text))).toBe(true);
    const dependent = texts.filter(({ text }) => /process\.env\.NODE_ENV|\.development\.js/.test(text));
    expect(dependent.map(({ file }) => file)).toEqual([]);
  });

  it('is matched by the patterns when it contains a sample secret', () => {
    const samples = ['"private_key":"x"', `AIza${'x'.repeat(35)}`, 'smtps://name:word@mail.example.com'];
    for (const sample of samples) expect(SECRETS.some((secret) => secret.test(sample))).toBe(true);
  });
});
