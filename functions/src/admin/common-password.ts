/** Of zxcvbn's scores 0 to 4: "very guessable", by fewer than a million guesses. */
const GUESSABLE = 1;

/** Returns whether a password is a common one, or a variation of one, or a pattern such as `qwertyuiop12`. */
export async function isCommonPassword(password: string): Promise<boolean> {
  // Its list of passwords is large, and passwords are rarely changed.
  const [{ ZxcvbnFactory }, { dictionary, adjacencyGraphs }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ]);
  return new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs }).check(password).score <= GUESSABLE;
}
