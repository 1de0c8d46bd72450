/** An error that the user can fix. Its message states in one sentence what is wrong and what to do. */
export class CliError extends Error {}

/**
 * Runs a command's main function and sets the exit code. Prints only the message of a `CliError`, and any other error
 * with its stack.
 */
export async function runMain(main: () => Promise<number | void>): Promise<void> {
  try {
    process.exitCode = (await main()) ?? 0;
  } catch (error) {
    console.error(error instanceof CliError ? error.message : error);
    process.exitCode = 1;
  }
}
