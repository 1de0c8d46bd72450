import { EXEC_OPTIONS } from './exec.ts';
import { IGNORED, OPTIONS, type OptionDefinition } from './options.ts';

const WIDTH = 120;
const INDENT = 29;

/** The output of `--help`. */
export const HELP = `A Firestore emulator and a Security Rules runtime without Java, for development on this machine only.

firestore-emulator-node [options]
                             starts the Firestore emulator
firestore-emulator-node exec [options] -- firebase emulators:start …
                             runs a command of firebase-tools with these emulators in place of Google's

Options:
${OPTIONS.map(describeOption).join('\n')}
${entry('--version', 'prints the version')}

exec accepts ${EXEC_OPTIONS.map(({ name }) => `--${name}`).join(', ')}; firebase.json determines the others.
Accepted without effect: ${IGNORED.map((name) => `--${name}`).join(', ')}.`;

function describeOption({ name, value, variable, description }: OptionDefinition): string {
  const heading = `--${name}${value === '' || value.startsWith('[') ? value : ` ${value}`}`;
  return entry(heading, variable === undefined ? description : `${description} (variable ${variable})`);
}

/** Formats a heading with its text beside it, or below it when the heading is long, wrapped at WIDTH characters. */
function entry(heading: string, text: string): string {
  const lines = [''];
  for (const word of text.split(' ')) {
    const line = lines.at(-1) ?? '';
    if (INDENT + line.length + 1 + word.length > WIDTH) lines.push(word);
    else lines[lines.length - 1] = line === '' ? word : `${line} ${word}`;
  }
  const start = `  ${heading}`;
  const fits = start.length < INDENT;
  const [first = '', ...others] = lines;
  return [
    ...(fits ? [start.padEnd(INDENT) + first] : [start, ' '.repeat(INDENT) + first]),
    ...others.map((line) => ' '.repeat(INDENT) + line),
  ].join('\n');
}
