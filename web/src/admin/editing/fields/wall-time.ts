import dayjsConfig from '@rc-component/picker/generate/dayjs';
import dayjs, { type Dayjs } from 'dayjs';
import 'dayjs/locale/ko';
import utc from 'dayjs/plugin/utc';
import { fromWallTime, toWallTime } from '@app/domain/shared/seoul-wall-time.ts';

dayjs.extend(utc);

/**
 * How antd's date picker computes with wall-clock times in Seoul, whatever the browser's time zone. They are in UTC,
 * because UTC has every wall-clock time: the browser's zone may skip an hour in spring. antd's own configuration reads
 * typed text in the browser's zone and takes it as unchanged if the instant is the same.
 */
export const WALL_TIME_CONFIG: typeof dayjsConfig = {
  ...dayjsConfig,
  getNow: () => dayjs.utc(toWallTime(new Date())),
  locale: {
    ...dayjsConfig.locale,
    parse: (_locale, text, formats) =>
      formats.map((format) => dayjs.utc(text, format, true)).find((moment) => moment.isValid()) ?? null,
  },
};

/** Returns the value of the date picker that shows this wall-clock time (`2026-11-28T14:00`), or null if it is none. */
export function toPickerValue(wallTime: string): Dayjs | null {
  return fromWallTime(wallTime) ? dayjs.utc(wallTime) : null;
}

/** Returns the wall-clock time that the picker shows. */
export function fromPickerValue(shown: Dayjs | null): string {
  return shown ? shown.format('YYYY-MM-DDTHH:mm') : '';
}
