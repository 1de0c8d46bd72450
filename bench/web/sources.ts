import type { SourceResponse, Source } from './https-proxy.ts';

/** Headers of a single connection, or of the compression, which the proxy applies itself. */
const CONNECTION_HEADERS =
  /^(connection|keep-alive|transfer-encoding|content-length|content-encoding|vary|date)$/;
const TEXT = /text|javascript|json/;

/** Replacements, applied in order: `[text, replacement]`. */
export type Replacements = readonly (readonly [string, string])[];

/**
 * Returns a source that fetches from an emulator and replaces its addresses by those of a deployed site. Like a CDN, it
 * caches responses to GET.
 */
export function siteSource(origin: string, replacements: Replacements = []): Source {
  const cached = new Map<string, SourceResponse>();
  const replaceAddresses = (input: string) =>
    replacements.reduce((result, [text, replacement]) => result.replaceAll(text, replacement), input);
  return async (path, method, sent) => {
    const stored = method === 'GET' ? cached.get(path) : undefined;
    if (stored) return stored;
    const response = await fetch(origin + path, {
      method,
      redirect: 'manual',
      ...(sent.length > 0 && { body: new Uint8Array(sent), headers: { 'content-type': 'application/json' } }),
    });
    const headers = Object.fromEntries(
      [...response.headers]
        .filter(([name]) => !CONNECTION_HEADERS.test(name))
        .map(([name, value]) => [name, replaceAddresses(value)]),
    );
    const bytes = Buffer.from(await response.arrayBuffer());
    const isText = TEXT.test(headers['content-type'] ?? '');
    const body = isText ? Buffer.from(replaceAddresses(bytes.toString('utf8'))) : bytes;
    const result = { status: response.status, headers, body };
    if (method === 'GET') cached.set(path, result);
    return result;
  };
}

/**
 * Returns the page as static HTML with its content, styles and pictures, but without the scripts that hydrate it.
 */
function staticPage(html: string): string {
  return html.replace(/<script[^>]*>[\s\S]*?<\/script>/g, '').replace(/<link rel="modulepreload"[^>]*>/g, '');
}

/** Returns a source that serves HTML as `staticPage` and everything else from the site. */
export function staticSource(site: Source): Source {
  return async (path, method, sent) => {
    const response = await site(path, method, sent);
    if (!response.headers['content-type']?.startsWith('text/html')) return response;
    const { 'content-security-policy': _, ...headers } = response.headers;
    return { ...response, headers, body: Buffer.from(staticPage(response.body.toString('utf8'))) };
  };
}
