import { STORE_LOCATION_CASES } from './cases/store-locations.ts';
import { describeCases } from './emulator-cases.ts';

describeCases('store locations', STORE_LOCATION_CASES);
