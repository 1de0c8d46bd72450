/** The longest note on a guest. */
export const GUEST_NOTE_MAX = 2_000;
