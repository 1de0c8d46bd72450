/** The interface that Google documents: https://docs.cloud.google.com/run/docs/container-contract#metadata-server */
const PATH = '/computeMetadata/v1/instance/service-accounts/default/email';
const TIMEOUT_MS = 5_000;

/** @throws Error when the metadata server does not respond with an address */
async function fetchEmail(host: string): Promise<string> {
  const response = await fetch(`http://${host}${PATH}`, {
    headers: { 'Metadata-Flavor': 'Google' },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  const email = (await response.text()).trim();
  if (!response.ok || !email.includes('@')) throw new Error(`No service account: ${response.status}`);
  return email;
}

/**
 * Returns a function that resolves to the email address of the service account that this code runs as. The metadata
 * server is queried once; after a failure, the next call queries it again.
 */
export function serviceAccountEmail(host = 'metadata.google.internal'): () => Promise<string> {
  let email: Promise<string> | undefined;
  return () => {
    email ??= fetchEmail(host).catch((error: unknown) => {
      email = undefined;
      throw error;
    });
    return email;
  };
}
