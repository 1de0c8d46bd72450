import { FAQ_CASES } from './cases/faqs.ts';
import { describeCases } from './emulator-cases.ts';

describeCases('FAQs', FAQ_CASES);
