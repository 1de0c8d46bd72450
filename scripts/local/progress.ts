/** Runs a step of a start. Prints its name when it begins, and its duration when it has succeeded. */
export async function runStep<T>(name: string, step: () => T | Promise<T>): Promise<T> {
  const started = performance.now();
  console.log(`  ${name} …`);
  const result = await step();
  console.log(`  ${name}: ${((performance.now() - started) / 1000).toFixed(1)} s`);
  return result;
}
