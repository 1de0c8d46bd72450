import { afterAll } from 'vitest';
import { closeBrowser } from '../testing/browser-conformance-client.ts';
import { WEBCHANNEL } from '../testing/clients.ts';
import { conformanceOf } from './suite/suite.ts';

// firebase/firestore in a real Chromium.
afterAll(closeBrowser);
conformanceOf(WEBCHANNEL);
