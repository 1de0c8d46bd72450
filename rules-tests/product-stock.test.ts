import { PRODUCT_STOCK_CASES } from './cases/product-stock.ts';
import { describeCases } from './emulator-cases.ts';

describeCases('product stock', PRODUCT_STOCK_CASES);
