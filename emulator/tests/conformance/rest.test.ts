import { REST } from '../support/clients.ts';
import { dataOf, rulesOf } from './suite/suite.ts';

// firebase/firestore/lite. It cannot listen.
dataOf(REST);
rulesOf(REST);
