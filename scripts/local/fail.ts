/** A trouble that a person can mend: one sentence that says what is wrong and what to do. */
export class Trouble extends Error {}

/** Runs a command's main function; a `Trouble` is printed as its sentence alone, anything else with its stack. */
export async function runMain(main: () => Promise<number | void>): Promise<void> {
  try {
    process.exitCode = (await main()) ?? 0;
  } catch (error) {
    console.error(error instanceof Trouble ? error.message : error);
    process.exitCode = 1;
  }
}
