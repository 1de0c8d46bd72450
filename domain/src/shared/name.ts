/** The length of a visitor's name in characters. */
export const NAME_LIMITS = { min: 2, max: 100 };
