function unused(): never {
  throw new Error('The site does not use the Realtime Database (web/build/unused).');
}

/** What reactfire imports from `firebase/database` for hooks that the site does not use. */
export {
  unused as get,
  unused as off,
  unused as onChildAdded,
  unused as onChildChanged,
  unused as onChildMoved,
  unused as onChildRemoved,
  unused as onValue,
};
