/** Names of the google.rpc.Code numbers that the server SDK reports; the web SDKs report names. */
const CODES: Readonly<Record<string, string>> = {
  '3': 'invalid-argument',
  '5': 'not-found',
  '6': 'already-exists',
  '7': 'permission-denied',
  '9': 'failed-precondition',
  '10': 'aborted',
  '12': 'unimplemented',
};

/** The outcome of a call through any SDK: `allowed`, or the error code. */
export async function outcomeOf(call: Promise<unknown>): Promise<string> {
  try {
    await call;
    return 'allowed';
  } catch (error) {
    const code = String(error instanceof Error && 'code' in error ? error.code : error);
    return CODES[code] ?? code;
  }
}
