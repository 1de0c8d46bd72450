import { ID_CASES } from './cases/ids.ts';
import { describeCases } from './emulator-cases.ts';

describeCases('document ids', ID_CASES);
