import { CONTACT_CASES } from './cases/contacts.ts';
import { describeCases } from './through-emulator.ts';

describeCases('contacts', CONTACT_CASES);
