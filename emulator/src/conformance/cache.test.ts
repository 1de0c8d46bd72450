import { CACHE } from '../testing/clients.ts';
import { queriesBy } from './suite/queries.ts';

// What the SDK finds in its own cache, without the emulator: Google's word on what the cases expect, except where the
// service itself is known to answer otherwise.
queriesBy({ ...CACHE, cacheAlone: true });
