import { expect, it } from 'vitest';
import { anEvent } from '../testing/factories.ts';
import { canCallOff } from './call-off.ts';

const now = new Date('2026-11-25T00:00:00Z');
const ahead = new Date('2026-12-01T00:00:00Z');

it.each([
  ['is shown', { isActive: true }, undefined, 0, true],
  ['is hidden and was never called off', { isActive: false }, undefined, 0, true],
  ['is being called off', { isActive: false }, 'running', 4, false],
  ['was called off', { isActive: false }, 'done', 0, false],
  ['was called off and shown again', { isActive: true }, 'done', 0, true],
  ['was called off and has bookings again while it is hidden', { isActive: false }, 'done', 2, true],
  ['has begun', { dateTime: now }, undefined, 4, false],
] as const)('tells whether an event that %s can be called off', (_, changes, state, takenSeats, expected) => {
  const event = anEvent({ dateTime: ahead, ...changes });
  expect(canCallOff(event, state && { state }, { takenSeats, now })).toBe(expected);
});
