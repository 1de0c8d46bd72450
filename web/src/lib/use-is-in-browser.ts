import { useSyncExternalStore } from 'react';

const neverChanges = () => () => {};
const inBrowser = () => true;
const onServer = () => false;

/** Returns whether the page is hydrated; false on the server and during hydration. */
export const useIsInBrowser = (): boolean => useSyncExternalStore(neverChanges, inBrowser, onServer);
