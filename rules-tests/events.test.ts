import { EVENT_CASES } from './cases/events.ts';
import { describeCases } from './through-emulator.ts';

describeCases('events', EVENT_CASES);
