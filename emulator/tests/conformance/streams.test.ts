import { STREAMS } from '../support/clients.ts';
import { dataOf, listeningOf, rulesOf } from './suite/suite.ts';

// firebase/firestore in Node, over gRPC's Listen and Write.
dataOf(STREAMS);
listeningOf(STREAMS);
rulesOf(STREAMS);
