import { DatePicker } from 'antd';
import { WALL_TIME_CONFIG } from './wall-time.ts';

/** antd's date picker for wall-clock times in Seoul, whatever the browser's time zone. */
export const WallTimePicker = DatePicker.generatePicker(WALL_TIME_CONFIG);
