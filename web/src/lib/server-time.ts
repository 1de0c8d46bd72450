/**
 * Returns the server's time from the `Date` header of a response, corrected by `Age` (seconds in a cache). For visitors whose
 * clock is wrong.
 */
export async function serverTime(): Promise<Date> {
  const { headers } = await fetch('/favicon.svg', { method: 'HEAD', cache: 'no-store' });
  const age = Number(headers.get('Age') ?? 0);
  return new Date(Date.parse(headers.get('Date') ?? '') + age * 1000);
}
