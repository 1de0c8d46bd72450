/**
 * Returns the `code` of an error of the Firebase SDK, such as `unavailable` or `storage/unauthorized`. The classes of the
 * thrown errors are not always those that the SDK exports, so `instanceof` is not reliable.
 */
export function errorCodeOf(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}
