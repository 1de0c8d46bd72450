import { REST } from '../testing/clients.ts';
import { conformanceOf } from './suite/suite.ts';

// firebase/firestore/lite cannot listen.
conformanceOf(REST);
