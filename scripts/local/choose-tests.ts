import { CliError } from './cli-error.ts';

export const PARTS = ['checks', 'unit', 'deploy', 'api', 'e2e'] as const;
export type Part = (typeof PARTS)[number];

const isPart = (word: string): word is Part => PARTS.includes(word as Part);

export interface TestChoice {
  parts: readonly Part[];
  /** (Parts of) paths that limit the parts to matching files; all files when empty. */
  files: readonly string[];
  /** Whether to run against Google's own emulators. */
  official: boolean;
}

/**
 * Reads the arguments of `npm test`: names of parts, then (parts of) paths.
 * @throws CliError when the first word is no part
 */
export function chooseTests(args: readonly string[]): TestChoice {
  const words = args.filter((argument) => !argument.startsWith('--'));
  const [first] = words;
  if (first !== undefined && !isPart(first))
    throw new CliError(
      `Unknown part "${first}". Choose one of: ${PARTS.join(', ')}. (Part of) a path may follow.`,
    );
  return {
    parts: first === undefined ? PARTS : PARTS.filter((part) => words.includes(part)),
    files: words.filter((word) => !isPart(word)),
    official: args.includes('--official'),
  };
}
