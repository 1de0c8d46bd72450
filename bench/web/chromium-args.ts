import { createHash, X509Certificate } from 'node:crypto';
import type { Certificate } from './https-proxy.ts';

/**
 * Returns Chromium's arguments for pages that this machine serves. The certificate is trusted like any other, because
 * Chromium keeps nothing in its cache that it has received in spite of a certificate's error.
 * @param rules Chromium's `--host-resolver-rules`, which map the hosts of the pages to this machine
 */
export function chromiumArgs(rules: string, { cert }: Certificate): readonly string[] {
  const key = new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' });
  return [
    `--host-resolver-rules=${rules}`,
    `--ignore-certificate-errors-spki-list=${createHash('sha256').update(key).digest('base64')}`,
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
  ];
}
