import { expect, it } from 'vitest';
import { formatDuration } from './format-duration.ts';

it.each([
  [1, '1분', '1 minute'],
  [45, '45분', '45 minutes'],
  [60, '1시간', '1 hour'],
  [90, '1시간 30분', '1 hour 30 minutes'],
  [120, '2시간', '2 hours'],
  [121, '2시간 1분', '2 hours 1 minute'],
])('formats %i minutes as hours and minutes', (minutes, korean, english) => {
  expect(formatDuration(minutes, 'kr')).toBe(korean);
  expect(formatDuration(minutes, 'en')).toBe(english);
});
