/** Returns whether the screen is touched by fingers, which antd's calendars and small buttons are too small for. */
export const isTouchScreen = (): boolean => window.matchMedia('(pointer: coarse)').matches;
