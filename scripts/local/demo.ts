import { deployedNode } from '../deployed-node/deployed-node.ts';
import { Trouble } from './fail.ts';
import { inRoot, ROOT } from './paths.ts';
import { runNode } from './processes.ts';
import { HOST, adminEnvironment, type Ports } from './settings.ts';

/** Draws the pictures of the demo content, unless they lie ready from an earlier time. */
export async function drawPictures(): Promise<void> {
  const { renderPictures } = await import('../../seed/src/pictures/render-pictures.ts');
  await renderPictures();
}

/** Lets the functions hear of what happens in the database and the bucket, or not. */
export async function setTriggers(ports: Ports, state: 'enable' | 'disable'): Promise<void> {
  const response = await fetch(`http://${HOST}:${ports.hub}/functions/${state}BackgroundTriggers`, {
    method: 'PUT',
  });
  if (!response.ok)
    throw new Trouble(`The emulator hub does not ${state} triggers (status ${response.status}).`);
}

/**
 * Loads the demo content and the demo admin into the running emulators. Nobody changed anything here: the functions
 * that follow changes would have hundreds to look at, and the first visitors would wait behind them.
 */
export async function loadDemo(ports: Ports): Promise<void> {
  await setTriggers(ports, 'disable');
  const code = await runNode(['--import', 'tsx', inRoot('scripts', 'local', 'load-demo.ts')], {
    cwd: ROOT,
    node: deployedNode(),
    env: adminEnvironment(ports),
  });
  if (code !== 0) throw new Trouble('The demo content could not be loaded; the messages stand above.');
  await setTriggers(ports, 'enable');
}
