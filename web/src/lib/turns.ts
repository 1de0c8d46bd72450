/** Resolves in a task of its own, before which the page answers to whoever uses it. */
export const nextTurn = () => new Promise<void>((next) => setTimeout(next));

/** Resolves after the browser has drawn what was changed until now. */
export const nextFrame = () => new Promise<void>((next) => requestAnimationFrame(() => setTimeout(next)));
