/**
 * The server's clock by the `Date` of an answer, never ahead of it: for visitors whose own clock cannot be trusted. An
 * answer that was kept on the way says by `Age`, in seconds, for how long.
 */
export async function serverTime(): Promise<Date> {
  const { headers } = await fetch('/favicon.svg', { method: 'HEAD', cache: 'no-store' });
  const age = Number(headers.get('Age') ?? 0);
  return new Date(Date.parse(headers.get('Date') ?? '') + age * 1000);
}
