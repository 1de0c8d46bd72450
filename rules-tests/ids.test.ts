import { ID_CASES } from './cases/ids.ts';
import { describeCases } from './through-emulator.ts';

describeCases('names', ID_CASES);
