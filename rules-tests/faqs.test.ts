import { FAQ_CASES } from './cases/faqs.ts';
import { describeCases } from './through-emulator.ts';

describeCases('FAQs', FAQ_CASES);
