/** How long a spot is kept from a second press after its command has ended, in milliseconds. */
const REST = 700;

/** How far apart two presses on one spot are at most, in CSS pixels. */
const REACH = 16;

interface Press {
  target: Element | null;
  x: number;
  y: number;
}

/** The last press with a pointer; null after a press with the keyboard, which stays with the focused button. */
let last: Press | null = null;
let guarded: { press: Press; until: number } | null = null;

const pressedElement = ({ target }: MouseEvent) =>
  target instanceof Element ? (target.closest('button, a, label, input') ?? target) : null;

const isOnSpot = (one: Press, other: Press) => Math.hypot(one.x - other.x, one.y - other.y) <= REACH;

const isGuarded = (press: Press) =>
  guarded !== null &&
  performance.now() <= guarded.until &&
  guarded.press.target !== press.target &&
  // A link changes nothing.
  !(press.target instanceof HTMLAnchorElement) &&
  isOnSpot(guarded.press, press);

function handleClick(event: MouseEvent): void {
  if (event.detail === 0) {
    last = null;
    return;
  }
  const press = { target: pressedElement(event), x: event.clientX, y: event.clientY };
  if (isGuarded(press)) {
    event.preventDefault();
    event.stopPropagation();
    return;
  }
  last = press;
  // After a press elsewhere, one on the guarded spot is meant for what lies there now.
  if (guarded && !isOnSpot(guarded.press, press)) guarded = null;
}

/**
 * Ignores a press on the spot where a command was started, if something else lies there now: when a guest is confirmed, the list moves
 * up and the next guest’s button comes under the finger. Returns a function that ends this.
 */
export function guardPresses(): () => void {
  document.addEventListener('click', handleClick, { capture: true });
  return () => {
    document.removeEventListener('click', handleClick, { capture: true });
    last = null;
    guarded = null;
  };
}

/** Keeps the spot of the press that started a command. Returns the function to be called when the command has ended. */
export function keepSpot(): () => void {
  const press = last;
  if (!press) return () => {};
  guarded = { press, until: Infinity };
  return () => {
    if (guarded?.press === press) guarded = { press, until: performance.now() + REST };
  };
}
