import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { CliError } from './cli-error.ts';
import { startNode, stop } from './processes.ts';
import { PORT_VARIABLES, siteOrigin, type PortName, type Ports } from './settings.ts';

const POLL_MS = 200;
/** Printed by `npm start` when the site is ready. */
const READY = 'The dashboard';

export interface StartSeconds {
  /** Until the home page and all its pictures are answered. */
  firstPage: number;
  ready: number;
}

/** Returns whether the home page and all its pictures are answered. */
async function isFirstPageAnswered(origin: string): Promise<boolean> {
  try {
    const page = await fetch(origin);
    const html = await page.text();
    if (!page.ok) return false;
    const pictures = [...html.matchAll(/<img[^>]+?src="([^"]+)"/g)].map(([, src]) => new URL(src!, origin));
    const answers = await Promise.all(pictures.map(async (url) => (await fetch(url)).ok));
    return answers.length > 0 && answers.every(Boolean);
  } catch {
    return false;
  }
}

/**
 * Runs `npm start` in a clone and stops it once it is ready. Later starts of one clone need the same ports: others mean another build.
 * @throws CliError with the output when the start fails
 */
export async function measureStart(
  clone: string,
  ports: Ports,
  { node, env = {} }: { node?: string; env?: Record<string, string | undefined> } = {},
): Promise<StartSeconds> {
  const portVariables: Record<string, string> = {};
  for (const [name, port] of Object.entries(ports))
    portVariables[PORT_VARIABLES[name as PortName]] = String(port);
  const started = performance.now();
  const seconds = () => (performance.now() - started) / 1000;
  const child = startNode([join(clone, 'scripts', 'run.mjs'), 'start'], {
    cwd: clone,
    env: { ...env, ...portVariables },
    stopTimeoutMs: 30_000,
    ...(node !== undefined && { node }),
  });
  let printed = '';
  const ready = new Promise<number>((resolve) => {
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk: Buffer) => {
        printed += chunk.toString();
        if (printed.includes(READY)) resolve(seconds());
      });
  });
  const ended = once(child, 'exit').then(() => {
    throw new CliError(`npm start in ${clone} ended:\n${printed}`);
  });
  const firstPage = async () => {
    while (child.exitCode === null && !(await isFirstPageAnswered(siteOrigin(ports)))) await delay(POLL_MS);
    return seconds();
  };
  const [first, last] = await Promise.race([Promise.all([firstPage(), ready]), ended]);
  ended.catch(() => {});
  await stop(child);
  return { firstPage: first, ready: last };
}
