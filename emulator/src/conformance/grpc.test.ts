import { GRPC } from '../testing/clients.ts';
import { conformanceOf } from './suite/suite.ts';

// firebase-admin cannot be denied anything, so the rules are the other SDKs' part.
conformanceOf(GRPC);
