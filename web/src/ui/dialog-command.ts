/**
 * Returns the attributes of a button that opens or closes a dialog without any script, so that it works before hydration.
 * Browsers without invoker commands ignore them and wait for hydration. React's types do not know them.
 */
export const dialogCommand = (command: 'show-modal' | 'close', dialogId: string) => ({
  command,
  commandfor: dialogId,
});
