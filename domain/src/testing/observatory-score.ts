/**
 * Computes the score that Mozilla's HTTP Observatory gives a response, from its published tables
 * (mdn/mdn-http-observatory, `src/grader/charts.js` and `src/analyzer/tests`): 100 points minus deductions, plus extra
 * credit from 90 points on. It omits what headers do not determine: redirection and certificates (0 where Hosting does
 * both), and script integrity (0 where all scripts are same-origin).
 */

type HeaderOf = (name: string) => string;

const EXTRA_CREDIT_FROM = 90;
const SIX_MONTHS = 15_768_000;
const TOO_BROAD = new Set(['*', 'http:', 'https:', 'ftp:', 'http://*', 'https://*']);

function directivesOf(policy: string): Map<string, Set<string>> {
  return new Map(
    policy.split(';').map((directive) => {
      const [name = '', ...sources] = directive.trim().split(/\s+/);
      return [name, new Set(sources)] as const;
    }),
  );
}

function policyModifier(policy: string): number {
  if (!policy) return -25;
  const directives = directivesOf(policy);
  const sources = (name: string) => directives.get(name) ?? directives.get('default-src') ?? new Set(['*']);
  const [scripts, styles, objects] = [sources('script-src'), sources('style-src'), sources('object-src')];
  const isUnsafe = (list: Set<string>) =>
    [...list].some((source) => TOO_BROAD.has(source) || source === "'unsafe-inline'" || source === 'data:');
  if (isUnsafe(scripts) || [...objects].some((source) => TOO_BROAD.has(source))) return -20;
  const [passive, active] = [new Set(['img-src', 'media-src']), [...directives]];
  const isPlain = (list: Iterable<string>) => [...list].some((source) => source.startsWith('http:'));
  if (active.some(([name, list]) => !passive.has(name) && isPlain(list))) return -20;
  if (scripts.has("'unsafe-eval'") || styles.has("'unsafe-eval'")) return -10;
  if (active.some(([name, list]) => passive.has(name) && isPlain(list))) return -10;
  if (isUnsafe(styles)) return 0;
  const fallback = directives.get('default-src');
  return fallback?.size === 1 && fallback.has("'none'") ? 10 : 5;
}

function transportModifier(header: string): number {
  const [, age] = /max-age=(\d+)/.exec(header) ?? [];
  if (age === undefined) return -20;
  return Number(age) < SIX_MONTHS ? -10 : 0;
}

function framesModifier(policy: string, header: string): number {
  const ancestors = directivesOf(policy).get('frame-ancestors');
  if (ancestors && ![...ancestors].some((source) => TOO_BROAD.has(source))) return 5;
  return /^(DENY|SAMEORIGIN)$/i.test(header) ? 0 : -20;
}

const PRIVATE_REFERRERS = /^(no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/;

const MODIFIERS: readonly ((of: HeaderOf) => number)[] = [
  (of) => policyModifier(of('Content-Security-Policy')),
  (of) => transportModifier(of('Strict-Transport-Security')),
  (of) => framesModifier(of('Content-Security-Policy'), of('X-Frame-Options')),
  (of) => (of('X-Content-Type-Options') === 'nosniff' ? 0 : -5),
  (of) => {
    const policy = of('Referrer-Policy');
    if (PRIVATE_REFERRERS.test(policy)) return 5;
    return policy ? -5 : 0;
  },
  (of) => (/^same-(origin|site)$/.test(of('Cross-Origin-Resource-Policy')) ? 10 : 0),
];

export function observatoryScore(headers: Readonly<Record<string, string>>): number {
  const given = new Map(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
  const modifiers = MODIFIERS.map((modifier) => modifier((name) => given.get(name.toLowerCase()) ?? ''));
  const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);
  const score = 100 + sum(modifiers.filter((modifier) => modifier < 0));
  return score < EXTRA_CREDIT_FROM ? score : score + sum(modifiers.filter((modifier) => modifier > 0));
}
