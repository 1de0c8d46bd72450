import { GRPC } from '../support/clients.ts';
import { dataOf, listeningOf } from './suite/suite.ts';

// firebase-admin. It bypasses the rules, so the other SDKs test these.
dataOf(GRPC);
listeningOf(GRPC);
