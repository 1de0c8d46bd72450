import { CACHE } from '../support/clients.ts';
import { queriesBy } from './suite/queries.ts';

// Results from the SDK's own cache, without the emulator. They check the expected results of the cases, except where
// the service itself is known to answer otherwise.
queriesBy({ ...CACHE, cacheAlone: true });
