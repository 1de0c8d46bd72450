import { PRODUCT_CASES } from './cases/products.ts';
import { describeCases } from './emulator-cases.ts';

describeCases('products', PRODUCT_CASES);
