import { GRPC } from '../testing/clients.ts';
import { dataOf, listeningOf } from './suite/suite.ts';

// firebase-admin. It cannot be denied anything, so the rules are the other SDKs' part.
dataOf(GRPC);
listeningOf(GRPC);
