/**
 * Stands in for the Firebase products that reactfire imports and the dashboard has no use for; see vite.config.ts.
 * It offers each name that reactfire 4.2 imports of them, so that a newer reactfire which wants more fails the build.
 */
function unused(): never {
  throw new Error('The dashboard is built without this Firebase product: see web/vite.config.ts');
}

export {
  // firebase/database
  unused as get,
  unused as off,
  unused as onChildAdded,
  unused as onChildChanged,
  unused as onChildMoved,
  unused as onChildRemoved,
  unused as onValue,
  // firebase/functions
  unused as httpsCallable,
  // firebase/remote-config
  unused as ensureInitialized,
  unused as getAll,
  unused as getBoolean,
  unused as getNumber,
  unused as getString,
  unused as getValue,
};
