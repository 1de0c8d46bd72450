import { DRAFT_CASES } from './cases/drafts.ts';
import { describeCases } from './emulator-cases.ts';

describeCases('drafts', DRAFT_CASES);
