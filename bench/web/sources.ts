import type { Answer, Source } from './front.ts';

/** Headers that belong to one connection, or to the packing, which the front does anew. */
const OWN = /^(connection|keep-alive|transfer-encoding|content-length|content-encoding|vary|date)$/;
const TEXT = /text|javascript|json/;

/** What is written in place of a text, in this order: `[text, instead]`. */
export type Renamed = readonly (readonly [string, string])[];

/** What an emulator answers, with its addresses as those of a deployed site; what a CDN would keep is fetched once. */
export function siteSource(origin: string, renamed: Renamed = []): Source {
  const kept = new Map<string, Answer>();
  const rename = (text: string) =>
    renamed.reduce((result, [from, instead]) => result.replaceAll(from, instead), text);
  return async (path, method, sent) => {
    const known = method === 'GET' ? kept.get(path) : undefined;
    if (known) return known;
    const response = await fetch(origin + path, {
      method,
      redirect: 'manual',
      ...(sent.length > 0 && { body: new Uint8Array(sent), headers: { 'content-type': 'application/json' } }),
    });
    const headers = Object.fromEntries(
      [...response.headers].filter(([name]) => !OWN.test(name)).map(([name, value]) => [name, rename(value)]),
    );
    const bytes = Buffer.from(await response.arrayBuffer());
    const isText = TEXT.test(headers['content-type'] ?? '');
    const body = isText ? Buffer.from(rename(bytes.toString('utf8'))) : bytes;
    const answer = { status: response.status, headers, body };
    if (method === 'GET') kept.set(path, answer);
    return answer;
  };
}

/**
 * Returns the page as static HTML with its content, styles and pictures, but without the scripts that hydrate it.
 */
export function staticPage(html: string): string {
  return html.replace(/<script[^>]*>[\s\S]*?<\/script>/g, '').replace(/<link rel="modulepreload"[^>]*>/g, '');
}

/** Pages of `staticPage`; everything else comes from the site. */
export function staticSource(site: Source): Source {
  return async (path, method, sent) => {
    const answer = await site(path, method, sent);
    if (!answer.headers['content-type']?.startsWith('text/html')) return answer;
    const { 'content-security-policy': _, ...headers } = answer.headers;
    return { ...answer, headers, body: Buffer.from(staticPage(answer.body.toString('utf8'))) };
  };
}
