import { PRODUCT_CASES } from './cases/products.ts';
import { describeCases } from './through-emulator.ts';

describeCases('products', PRODUCT_CASES);
