import { spawn } from 'node:child_process';

const ESCAPE = String.fromCodePoint(27);
const sequences = (commands: string) => new RegExp(`${ESCAPE}\\[[0-9;?]*[${commands}]`, 'g');
const NEW_LINE = sequences('Hd');
const GAP = sequences('CGXK');
const CLEAR = `${ESCAPE}[2J`;
const OTHERS = new RegExp(`${ESCAPE}(?:\\[[0-9;?]*[A-Za-z]|\\([A-Z0-9])`, 'g');

const REDRAW_MS = 250;
const TIMEOUT_MS = 20_000;

/** More rows than most pages have, so that a page need not be scrolled. */
const SCREEN = { rows: 500, columns: 120 };

export const KEYS = {
  enter: '\r',
  tab: '\t',
  up: `${ESCAPE}[A`,
  down: `${ESCAPE}[B`,
  lineEnd: '\u0005',
  clearLine: '\u0015',
};
const REDRAW = '\f';

/** A program on a terminal of its own, by `script` of util-linux: text browsers take keys from a terminal only. */
export interface Terminal {
  press(keys: string): void;
  /** Has the screen drawn anew until `read` finds something there; the screen is text with line breaks. */
  read<Found>(what: string, read: (screen: string) => Found | undefined): Promise<Found>;
  close(): void;
}

export function openTerminal(command: string, environment: Record<string, string>): Terminal {
  const { rows, columns } = SCREEN;
  const child = spawn(
    'script',
    ['--quiet', '--flush', '--command', `stty rows ${rows} cols ${columns}; exec ${command}`, '/dev/null'],
    { env: { ...process.env, TERM: 'xterm', LANG: 'C.UTF-8', ...environment } },
  );
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (part: string) => (output += part));
  const screen = () =>
    output
      .slice(Math.max(output.lastIndexOf(CLEAR), 0))
      .replaceAll(NEW_LINE, '\n')
      .replaceAll(GAP, ' ')
      .replaceAll(OTHERS, '')
      .replaceAll('\r', '\n');

  return {
    press(keys) {
      output = '';
      child.stdin.write(keys);
    },
    async read(what, read) {
      const end = Date.now() + TIMEOUT_MS;
      while (Date.now() < end && child.exitCode === null) {
        child.stdin.write(REDRAW);
        await new Promise((resolve) => setTimeout(resolve, REDRAW_MS));
        const found = read(screen());
        if (found !== undefined) return found;
      }
      const shown = screen().replaceAll(/\s+/g, ' ').slice(0, 500);
      throw new Error(`The screen does not show ${what}, but ${shown}`);
    },
    close: () => void child.kill('SIGKILL'),
  };
}
