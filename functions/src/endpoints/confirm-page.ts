import * as contract from '@app/domain/api/newsletter.ts';
import { route } from '../http/route.ts';
import { askPage } from './confirm-pages.ts';

export const confirmPage = route(contract.confirmPage, async () => askPage());
