import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http';
import type { Socket } from 'node:net';
import { HOST } from '../../scripts/local/settings.ts';
import { AGE_ANSWER_COOKIE } from '@app/domain/age-answer.ts';

/** Where pages report what their console shows. */
const REPORTS_PATH = '/__journeys/console';

/** Inline script of each page: WebDriver shows no console, so the page itself reports what it would print. */
const LISTENERS = `(() => {
  // Firefox and WebKit abort what a page loads when it is left.
  let isLeaving = false;
  addEventListener('beforeunload', () => (isLeaving = true));
  addEventListener('pageshow', () => (isLeaving = false));
  const report = (kind, text) => isLeaving || navigator.sendBeacon('${REPORTS_PATH}', kind + ': ' + text + ' (' + location.pathname + ')');
  for (const level of ['error', 'warn']) {
    const print = console[level];
    console[level] = (...values) => {
      report('console', values.map((value) => value?.stack ? value + ' ' + value.stack : value).join(' '));
      print.apply(console, values);
    };
  }
  addEventListener('error', ({ message, target }) => report('error', message ?? 'cannot load ' + (target.currentSrc || target.src || target.href)), true);
  addEventListener('unhandledrejection', ({ reason }) => report('rejection', reason + ' ' + reason?.stack));
  addEventListener('securitypolicyviolation', (event) => report('policy', event.effectiveDirective + ' ' + event.blockedURI + ' ' + event.sourceFile));
})()`;

const LISTENERS_HASH = `'sha256-${createHash('sha256').update(LISTENERS).digest('base64')}'`;

/** What a sandboxed page may do: all but run scripts. Browsers then show the content of `noscript`, too. */
const WITHOUT_SCRIPTS = 'sandbox allow-forms allow-same-origin allow-popups allow-top-navigation';

export interface Proxy {
  /** What pages have printed, and requests that have failed, since the last `reset`. */
  errors: string[];
  /** Forgets the errors and ends all that the methods below have begun. */
  reset(): void;
  /** Tells pages that the age question has been answered. */
  confirmAge(): void;
  /** Delivers pages whose scripts do not run. */
  disableScripts(): void;
  /** Cuts all connections, as those of a phone in a tunnel, until it is called with false. */
  cut(isOffline: boolean): void;
  /** Keeps requests whose path matches waiting. Returns a function that lets them go on. */
  hold(path: RegExp): () => void;
  close(): void;
}

async function bodyOf(message: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of message) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

/**
 * Listens on the site's port in front of the Hosting simulator at `origin`, and does for every browser alike what their drivers
 * cannot: it adds `LISTENERS` to pages, rewrites headers and cuts connections.
 */
export async function startProxy(port: number, origin: string): Promise<Proxy> {
  const sockets = new Set<Socket>();
  const errors: string[] = [];
  let isOffline = false;
  let isAgeConfirmed = false;
  let hasScripts = true;
  let held: { path: RegExp; released: Promise<void>; release: () => void } | undefined;

  /** Returns the page with its headers as this visitor gets it. */
  function rewritePage(html: string, headers: OutgoingHttpHeaders): string {
    delete headers['content-length'];
    if (isAgeConfirmed) {
      const cookies = [headers['set-cookie'] ?? []].flat() as string[];
      headers['set-cookie'] = [...cookies, `${AGE_ANSWER_COOKIE}=confirmed; Path=/; SameSite=Lax`];
    }
    const policy = String(headers['content-security-policy'] ?? '');
    if (!hasScripts) {
      headers['content-security-policy'] = `${policy}; ${WITHOUT_SCRIPTS}`;
      return html;
    }
    // Other pages could not report.
    if (!policy.includes('connect-src')) return html;
    headers['content-security-policy'] = policy.replace('script-src', `script-src ${LISTENERS_HASH}`);
    return html.replace(/<head[^>]*>/, (head) => `${head}<script>${LISTENERS}</script>`);
  }

  const server = createServer(async (incoming, outgoing) => {
    const { url = '/', method = 'GET' } = incoming;
    if (url === REPORTS_PATH) {
      errors.push(await bodyOf(incoming));
      outgoing.writeHead(204).end();
      return;
    }
    if (held?.path.test(url)) await held.released;
    const headers = { ...incoming.headers, 'accept-encoding': 'identity' };
    const forwarded = request(origin + url, { method, headers }, async (answer) => {
      const status = answer.statusCode ?? 0;
      if (status >= 400) errors.push(`status ${status}: ${method} ${url}`);
      const answered: OutgoingHttpHeaders = { ...answer.headers };
      if (String(answered['content-type']).startsWith('text/html') && method !== 'HEAD' && status !== 304) {
        const page = rewritePage(await bodyOf(answer), answered);
        outgoing.writeHead(status, answered).end(page);
        return;
      }
      outgoing.writeHead(status, answered);
      answer.pipe(outgoing);
    });
    forwarded.on('error', () => outgoing.destroy());
    outgoing.on('close', () => forwarded.destroy());
    incoming.pipe(forwarded);
  });
  server.on('connection', (socket) => {
    if (isOffline) {
      socket.destroy();
      return;
    }
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  server.listen(port, HOST);
  await once(server, 'listening');

  const cut = (offline: boolean) => {
    isOffline = offline;
    if (offline) for (const socket of sockets) socket.destroy();
  };
  const close = () => {
    cut(true);
    server.close();
  };
  return {
    errors,
    reset() {
      held?.release();
      held = undefined;
      errors.length = 0;
      [isOffline, isAgeConfirmed, hasScripts] = [false, false, true];
    },
    confirmAge: () => (isAgeConfirmed = true),
    disableScripts: () => (hasScripts = false),
    cut,
    hold(path) {
      let release = () => {};
      const released = new Promise<void>((resolve) => {
        release = resolve;
      });
      held = { path, released, release };
      return release;
    },
    close,
  };
}
