import { afterAll } from 'vitest';
import { closeBrowser } from '../support/browser-conformance-client.ts';
import { WEBCHANNEL } from '../support/clients.ts';
import { dataOf, listeningOf, rulesOf } from './suite/suite.ts';

// firebase/firestore in a real Chromium.
afterAll(closeBrowser);
dataOf(WEBCHANNEL);
listeningOf(WEBCHANNEL);
rulesOf(WEBCHANNEL);
