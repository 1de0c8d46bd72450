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

function isGuarded({ target, x, y }: Press): boolean {
  if (!guarded || performance.now() > guarded.until) return false;
  const { press } = guarded;
  return press.target !== target && Math.hypot(press.x - x, press.y - y) <= REACH;
}

function handleClick(event: MouseEvent): void {
  if (event.detail === 0) {
    last = null;
    return;
  }
  const press = { target: pressedElement(event), x: event.clientX, y: event.clientY };
  if (isGuarded(press)) {
    event.preventDefault();
    event.stopPropagation();
  } else last = press;
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
