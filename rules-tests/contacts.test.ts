import { CONTACT_CASES } from './cases/contacts.ts';
import { describeCases } from './emulator-cases.ts';

describeCases('contacts', CONTACT_CASES);
