import { EVENT_CASES } from './cases/events.ts';
import { describeCases } from './emulator-cases.ts';

describeCases('events', EVENT_CASES);
