import { CONTENT_VERSIONS_CASES } from './cases/content-versions.ts';
import { describeCases } from './emulator-cases.ts';

describeCases('content versions', CONTENT_VERSIONS_CASES);
