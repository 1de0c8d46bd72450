import { STREAMS } from '../testing/clients.ts';
import { conformanceOf } from './suite/suite.ts';

// firebase/firestore in Node, over gRPC's Listen and Write.
conformanceOf(STREAMS);
