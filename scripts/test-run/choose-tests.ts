import { CliError } from '../local/cli-error.ts';

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

const OFFICIAL = '--official';
const USAGE = `npm test [-- ${PARTS.join('|')} [(part of) a path] [${OFFICIAL}]]`;

/**
 * Reads the arguments of `npm test`: names of parts, then (parts of) paths.
 * @throws CliError with the usage when the first word is no part, or for an unknown option
 */
export function chooseTests(args: readonly string[]): TestChoice {
  const options = args.filter((argument) => argument.startsWith('-'));
  const unknown = options.find((option) => option !== OFFICIAL);
  // It runs for an hour, which nobody wants who mistypes an option or asks for help.
  if (unknown !== undefined) throw new CliError(`Unknown option "${unknown}". Usage: ${USAGE}`);
  const words = args.filter((argument) => !options.includes(argument));
  const [first] = words;
  if (first !== undefined && !isPart(first))
    throw new CliError(
      `Unknown part "${first}". Choose one of: ${PARTS.join(', ')}. (Part of) a path may follow.`,
    );
  return {
    parts: first === undefined ? PARTS : PARTS.filter((part) => words.includes(part)),
    files: words.filter((word) => !isPart(word)),
    official: options.includes(OFFICIAL),
  };
}
