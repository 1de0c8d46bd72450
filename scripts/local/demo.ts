import { deployedNode } from '../deployed-node/deployed-node.ts';
import { CliError } from './cli-error.ts';
import { rootPath, ROOT } from './paths.ts';
import { runNode } from './processes.ts';
import { HOST, adminEnvironment, siteOrigin, type Ports } from './settings.ts';

/** Renders the images of the demo content unless they are cached. */
export async function renderDemoImages(): Promise<void> {
  const { renderPictures } = await import('../../seed/src/pictures/render-pictures.ts');
  await renderPictures();
}

/** Enables or disables the background triggers of the functions. */
export async function setTriggers(ports: Ports, state: 'enable' | 'disable'): Promise<void> {
  const response = await fetch(`http://${HOST}:${ports.hub}/functions/${state}BackgroundTriggers`, {
    method: 'PUT',
  });
  if (!response.ok)
    throw new CliError(`The emulator hub failed to ${state} triggers (status ${response.status}).`);
}

/**
 * Loads the demo content and the demo admin into the running emulators. Triggers are disabled meanwhile, because
 * hundreds of events would delay the first visitors.
 * @param paymentsUrl where the stand-in for PayApp learns of the payments of sample orders; without it there are none
 */
export async function loadDemo(ports: Ports, paymentsUrl?: string): Promise<void> {
  await setTriggers(ports, 'disable');
  const code = await runNode(['--import', 'tsx', rootPath('scripts', 'local', 'load-demo.ts')], {
    cwd: ROOT,
    node: deployedNode(),
    env: {
      ...adminEnvironment(ports),
      SITE_ORIGIN: siteOrigin(ports),
      ...(paymentsUrl && { DEMO_PAYMENTS_URL: paymentsUrl }),
    },
  });
  if (code !== 0) throw new CliError('The demo content could not be loaded; see the messages above.');
  await setTriggers(ports, 'enable');
}
