import { vi } from 'vitest';

/** Makes the screen one that is touched by fingers, until `vi.restoreAllMocks()`. */
export function imitateTouchScreen(): void {
  const { matchMedia } = window;
  vi.spyOn(window, 'matchMedia').mockImplementation((query) => {
    const list = matchMedia.call(window, query);
    if (query === '(pointer: coarse)') Object.defineProperty(list, 'matches', { value: true });
    return list;
  });
}
