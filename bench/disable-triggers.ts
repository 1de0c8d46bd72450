import { HOST, type Ports } from '../scripts/local/settings.ts';

/** Disables the background triggers of the functions, whose work would be measured too. */
export async function disableTriggers(ports: Ports): Promise<void> {
  const response = await fetch(`http://${HOST}:${ports.hub}/functions/disableBackgroundTriggers`, {
    method: 'PUT',
  });
  if (!response.ok)
    throw new Error(`The emulator hub failed to disable triggers (status ${response.status}).`);
}
