import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { type Appointment, calendarFile } from './calendar-file.ts';

const APPOINTMENT: Appointment = {
  uid: 'sample@example.com',
  sequence: 0,
  status: 'TENTATIVE',
  start: new Date('2026-11-28T05:00:00Z'),
  duration: 90,
  title: '예시 워크숍',
  location: '서울, 예시로 1',
  description: '예약 번호: K7Q-2MX',
  organizer: { name: '볕담', email: 'events@example.com' },
  stamp: new Date('2026-11-21T00:00:00Z'),
};

/** Returns the length of a line in UTF-8 bytes. */
const octetsOf = (line: string) => encodeURIComponent(line).replaceAll(/%../g, 'x').length;

/** Parses the file with a calendar library. */
function read(file: string) {
  const calendar = new ICAL.Component(ICAL.parse(file));
  const components = calendar.getAllSubcomponents();
  return { calendar, components, event: new ICAL.Event(components[0]!) };
}

describe('calendar file', () => {
  it('contains the details of the appointment', () => {
    const { calendar, event } = read(calendarFile(APPOINTMENT));
    expect(calendar.getFirstPropertyValue('version')).toBe('2.0');
    expect(calendar.getFirstPropertyValue('method')).toBe('PUBLISH');
    expect(event.uid).toBe('sample@example.com');
    expect(event.summary).toBe('예시 워크숍');
    expect(event.location).toBe('서울, 예시로 1');
    expect(event.description).toBe('예약 번호: K7Q-2MX');
    expect(event.startDate.toJSDate()).toEqual(new Date('2026-11-28T05:00:00Z'));
    expect(event.endDate.toJSDate()).toEqual(new Date('2026-11-28T06:30:00Z'));
    expect(event.component.getFirstPropertyValue('status')).toBe('TENTATIVE');
    expect(event.organizer).toBe('mailto:events@example.com');
  });

  it('cancels a cancelled appointment', () => {
    const { calendar, event } = read(calendarFile({ ...APPOINTMENT, status: 'CANCELLED', sequence: 1 }));
    expect(calendar.getFirstPropertyValue('method')).toBe('CANCEL');
    expect(event.component.getFirstPropertyValue('status')).toBe('CANCELLED');
    expect(event.sequence).toBe(1);
  });

  it.each([
    [
      'long Korean text',
      '볕이 잘 드는 날에 빚는 막걸리 한 잔과 갓 볶은 커피를 함께 배우는 하루 '.repeat(4).trim(),
    ],
    ['surrogate pairs', '🍶☕️🎉'.repeat(40)],
    ['special characters', String.raw`a;b,c\n\;"d": e`],
    ['line breaks', 'one\ntwo'],
  ])('preserves %s and folds lines at 75 octets', (_, title) => {
    const file = calendarFile({ ...APPOINTMENT, title });
    expect(read(file).event.summary).toBe(title);
    const lines = file.split('\r\n');
    expect(lines.at(-1)).toBe('');
    expect(Math.max(...lines.map(octetsOf))).toBeLessThanOrEqual(75);
  });

  it.each([
    'x\r\nEND:VEVENT\r\nBEGIN:VALARM',
    'x\rATTACH:https://example.com',
    'x\u2028y\u0000z',
    '"\r\nX:y',
  ])('does not let text inject content lines: %j', (hostile) => {
    const file = calendarFile({
      ...APPOINTMENT,
      title: hostile,
      location: hostile,
      description: hostile,
      organizer: { name: hostile, email: 'events@example.com' },
    });
    const { components, event } = read(file);
    expect(components).toHaveLength(1);
    expect(event.component.getAllSubcomponents()).toHaveLength(0);
    expect(event.component.getAllProperties().map(({ name }) => name)).toEqual([
      'uid',
      'sequence',
      'dtstamp',
      'dtstart',
      'dtend',
      'summary',
      'location',
      'description',
      'organizer',
      'status',
    ]);
  });
});
