import { BRAND } from '../brand.ts';

/** An appointment for a calendar. Times are moments, written in UTC, so that every calendar shows its owner's zone. */
export interface Appointment {
  /** The same in every file about the same appointment. */
  uid: string;
  /** Higher in each later file about it, or calendars keep the earlier one. */
  sequence: number;
  status: 'TENTATIVE' | 'CONFIRMED' | 'CANCELLED';
  start: Date;
  /** Minutes. */
  duration: number;
  title: string;
  location: string;
  description: string;
  organizer: { name: string; email: string };
  /** When this file was written. */
  stamp: Date;
}

/** RFC 5545, 3.1: a line is at most 75 octets long without its break. */
const MAX_OCTETS = 75;

/** How many bytes a character takes in UTF-8. */
function octets(character: string): number {
  const code = character.codePointAt(0) ?? 0;
  return [0x80, 0x800, 0x1_0000].filter((limit) => code >= limit).length + 1;
}

/** Breaks a line between characters; each of its further parts begins with a space, which does not belong to it. */
function fold(line: string): string {
  const parts: string[] = [];
  let part = '';
  let length = 0;
  for (const character of line) {
    if (length + octets(character) > MAX_OCTETS) {
      parts.push(part);
      part = ' ';
      length = 1;
    }
    part += character;
    length += octets(character);
  }
  return [...parts, part].join('\r\n');
}

/** RFC 5545, 3.3.11: text of a property. Control characters have no place in a file of lines. */
function text(value: string): string {
  return value
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[^\P{Cc}\n]/gu, ' ')
    .replaceAll(/[\\;,]/g, String.raw`\$&`)
    .replaceAll('\n', String.raw`\n`);
}

/** RFC 5545, 3.2: a quoted parameter cannot hold a quote or a line break. */
function parameter(value: string): string {
  return `"${value.replaceAll(/["\p{Cc}]/gu, ' ')}"`;
}

/** `20261128T050000Z` */
function utc(moment: Date): string {
  return `${moment.toISOString().replaceAll(/[-:]/g, '').slice(0, 15)}Z`;
}

/** The content of an `.ics` file (RFC 5545) with one appointment; a cancelled one takes itself out of the calendar. */
export function calendarFile(appointment: Appointment): string {
  const { uid, sequence, status, start, duration, title, location, description, organizer, stamp } =
    appointment;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${BRAND.name.en}//Bookings//EN`,
    `METHOD:${calendarMethod(status)}`,
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `SEQUENCE:${sequence}`,
    `DTSTAMP:${utc(stamp)}`,
    `DTSTART:${utc(start)}`,
    `DTEND:${utc(new Date(start.getTime() + duration * 60_000))}`,
    `SUMMARY:${text(title)}`,
    `LOCATION:${text(location)}`,
    `DESCRIPTION:${text(description)}`,
    `ORGANIZER;CN=${parameter(organizer.name)}:mailto:${organizer.email}`,
    `STATUS:${status}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}

/** What a calendar program does with the file (RFC 5546, 1.4): it takes the appointment down, or out again. */
export function calendarMethod(status: Appointment['status']): 'PUBLISH' | 'CANCEL' {
  return status === 'CANCELLED' ? 'CANCEL' : 'PUBLISH';
}
