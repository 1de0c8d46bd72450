import { BRAND } from '../brand.ts';

/** A calendar appointment. Times are written in UTC; a calendar shows them in its user's time zone. */
export interface Appointment {
  /** The same in every file about one appointment. */
  uid: string;
  /** Must increase with each update, or calendars ignore the update. */
  sequence: number;
  status: 'TENTATIVE' | 'CONFIRMED' | 'CANCELLED';
  start: Date;
  /** Minutes. */
  duration: number;
  title: string;
  location: string;
  description: string;
  organizer: { name: string; email: string };
  /** When the file was generated. */
  stamp: Date;
}

/** RFC 5545, 3.1: a line has at most 75 octets, excluding its line break. */
const MAX_OCTETS = 75;

/** Returns the length of a character in UTF-8 bytes. */
function octets(character: string): number {
  const code = character.codePointAt(0) ?? 0;
  return [0x80, 0x800, 0x1_0000].filter((limit) => code >= limit).length + 1;
}

/**
 * Folds a long line between characters (RFC 5545, 3.1). Each continuation line starts with a space that is not part of
 * the content.
 */
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

/** Escapes a property value of type TEXT (RFC 5545, 3.3.11) and replaces control characters. */
function text(value: string): string {
  return value
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[^\P{Cc}\n]/gu, ' ')
    .replaceAll(/[\\;,]/g, String.raw`\$&`)
    .replaceAll('\n', String.raw`\n`);
}

/** Quotes a parameter value (RFC 5545, 3.2), which cannot contain a quote or a line break. */
function parameter(value: string): string {
  return `"${value.replaceAll(/["\p{Cc}]/gu, ' ')}"`;
}

/** Formats a time in UTC: `20261128T050000Z`. */
function utc(moment: Date): string {
  return `${moment.toISOString().replaceAll(/[-:]/g, '').slice(0, 15)}Z`;
}

/**
 * Returns the content of an `.ics` file (RFC 5545) with one appointment. The file of a cancelled appointment removes it
 * from the calendar.
 */
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

/** Returns the iTIP method (RFC 5546, 1.4) that tells a calendar to add or remove the appointment. */
export function calendarMethod(status: Appointment['status']): 'PUBLISH' | 'CANCEL' {
  return status === 'CANCELLED' ? 'CANCEL' : 'PUBLISH';
}
